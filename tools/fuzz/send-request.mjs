import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const PATIENCE_MS = 60_000;
const DECODERS = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
};

/**
 * Sends a request unchanged over its own connection, and reads the whole response: fetch would tidy up addresses and
 * refuse headers.
 * @returns {Promise<{status: number, headers: Record<string, string>, names: string[], body: Buffer}>} the body uncompressed;
 *   rejects if the response is incomplete
 */
export async function sendRequest(origin, { method, path, headers, body }, patienceMs = PATIENCE_MS) {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            names: response.rawHeaders.filter((_, index) => index % 2 === 0),
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    const timer = setTimeout(
      () => sent.destroy(new Error(`no whole answer in ${patienceMs} ms: ${method} ${path}`)),
      patienceMs,
    );
    sent.on('error', reject);
    sent.on('close', () => clearTimeout(timer));
    sent.end(body);
  });
  const encoding = answer.headers['content-encoding'];
  if (encoding === undefined || answer.body.length === 0) return answer;
  const decode = DECODERS[encoding];
  if (decode === undefined) throw new Error(`answers in "${encoding}"`);
  return { ...answer, body: await decode(answer.body) };
}
