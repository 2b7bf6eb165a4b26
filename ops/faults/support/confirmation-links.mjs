/** The tokens from the links with which authors confirm their reviews, or to another page, read from a mail server's mails. */
export function confirmationTokens({ received }, page = 'verify-review') {
  const tokens = received.map(({ text }) => new RegExp(`/${page}#token=([\\w-]+)`).exec(decoded(text))?.[1]);
  return tokens.filter(Boolean);
}

/** Confirms a review with such a token. Takes the api's address, up to "/api". @returns the response */
export function confirm(apiUrl, token) {
  return postJson(`${apiUrl}/reviews/verify`, { token });
}

/** Posts JSON. */
export function postJson(url, body, headers = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A mail's text, with quoted-printable decoded. */
function decoded(text) {
  const joined = text.replace(/=\r?\n/g, '');
  return joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
