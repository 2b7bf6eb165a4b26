import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, waitFor } from '../../setup/processes.mjs';
import { cpuTimeOf } from '../process-figures.mjs';
import { CONNECTIONS } from '../measure.mjs';

const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const WARM_UP_SECONDS = 1;
const NOT_SENT_BY_BARE = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Requests pages for some seconds, after a warm-up.
 * @param {{load: object, url: string, paths: string[], encoding?: string, pids: number[], seconds: number, signal:
 *   AbortSignal}} order `pids`: the processes whose CPU time counts
 * @returns {Promise<PageFigures>} CPU milliseconds are per request
 * @throws Error if a request fails
 * @typedef {{perSecond: number, p99: number, cpuMs: number}} PageFigures
 */
export async function measurePages({ load, url, paths, encoding, pids, seconds, signal }) {
  const headers = { accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) };
  const order = { url, paths, headers, connections: CONNECTIONS, signal };
  await load.run({ ...order, seconds: WARM_UP_SECONDS });
  const used = () => pids.reduce((sum, pid) => sum + cpuTimeOf(pid), 0);
  const before = used();
  const { requests, seconds: passed, p99, failures } = await load.run({ ...order, seconds });
  if (failures > 0) throw new Error(`${failures} requests failed: ${paths[0]}`);
  return { perSecond: requests / passed, p99, cpuMs: (used() - before) / requests };
}

/** One response as sent over the wire: status, headers and the encoded body. */
export function rawAnswer(address, encoding) {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    get(address, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/**
 * Starts a bare server that sends this response.
 * @param {{group: object, dir: string}} place `dir`: a folder for the response
 * @returns {Promise<{url: string, pids: number[], stop: () => void}>}
 */
export async function startBare({ group, dir }, { headers, body }) {
  const port = await freePort();
  const file = join(dir, `answer-${port}.json`);
  const kept = Object.entries(headers).filter(([name]) => !NOT_SENT_BY_BARE.has(name));
  const sent = { ...Object.fromEntries(kept), 'content-length': body.length };
  writeFileSync(file, JSON.stringify({ headers: sent, body: body.toString('base64') }));
  const child = group.node('bare', [BARE_SERVER, String(port), file], {});
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url, () => child.exitCode === null, 10_000);
  return { url, pids: [child.pid], stop: () => group.stopOne(child) };
}
