import { Agent, request } from 'node:http';
import { createGunzip } from 'node:zlib';

/** Longer than anybody should have to wait for this product. */
const TIMEOUT_MS = 20_000;

/**
 * Sends requests to one server over persistent connections, like browsers: compressed, and without following redirects.
 * @param {string} origin
 * @returns `ask(path, {method, body, headers})` resolves with the response's status, headers and text, and rejects if
 *   there is none; a body is sent as JSON. `close()` closes the connections
 */
export function createClient(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });

  const ask = (path, { method = 'GET', body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const order = request(
        new URL(path, origin),
        {
          agent,
          method,
          headers: {
            accept: 'text/html,application/json',
            'accept-encoding': 'gzip',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          timeout: TIMEOUT_MS,
        },
        (answer) => {
          const { statusCode: status, headers } = answer;
          const stream = headers['content-encoding'] === 'gzip' ? answer.pipe(createGunzip()) : answer;
          let text = '';
          stream.setEncoding('utf8');
          stream.on('data', (part) => (text += part));
          stream.on('end', () => resolve({ status, headers, text }));
          stream.on('error', reject);
          answer.on('error', reject);
        },
      );
      order.on('timeout', () => order.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
      order.on('error', reject);
      order.end(body === undefined ? undefined : JSON.stringify(body));
    });

  return { ask, close: () => agent.destroy() };
}
