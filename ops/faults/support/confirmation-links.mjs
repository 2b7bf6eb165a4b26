import { toText } from '../../../tools/test-mail-server.mjs';

/** The token from the link in a mail with which an author confirms a review, or to another page; undefined in others. */
export const confirmationToken = (mail, page = 'verify-review') =>
  new RegExp(`/${page}#token=([\\w-]+)`).exec(toText(mail))?.[1];

/** All of them, from a mail server's mails. */
export const confirmationTokens = ({ received }, page = 'verify-review') =>
  received.map((mail) => confirmationToken(mail, page)).filter(Boolean);

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
