/**
 * Calls an api.
 * @param {string} url its address, without "/api"
 * @param {string} method
 * @param {string} path below "/api"
 * @param {object} [body] sent as JSON
 * @param {string} [token] of whoever is logged in
 * @returns {Promise<any>} what it responds, if anything
 * @throws on any response but a 2xx
 */
export async function callApi(url, method, path, body, token) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
