/** The tokens of the links by which the authors of reviews confirm them, from the mails that a server has got. */
export function confirmationTokens({ received }) {
  const tokens = received.map(({ text }) => /verify-review#token=([\w-]+)/.exec(decoded(text))?.[1]);
  return tokens.filter(Boolean);
}

/** Uses such a link at an api, by its address up to "/api". @returns the answer */
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

/** A mail's text, without the escapes of quoted-printable. */
function decoded(text) {
  const joined = text.replace(/=\r?\n/g, '');
  return joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
