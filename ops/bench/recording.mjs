import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RECORDER = fileURLToPath(new URL('recorder.mjs', import.meta.url));
const REPLAY = fileURLToPath(new URL('replay.mjs', import.meta.url));
/** Each server sets these itself. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** @typedef {{status: number, headers: Record<string, string>, body: Buffer}} Answer */

/** One response as sent over the wire, its body still encoded. @returns {Promise<Answer>} */
export function getAnswer(address, headers = {}) {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/**
 * Starts an api that notes its statements, and requests one address after the other, so that none shares another's
 * statements.
 * @param {(name: string, args: string[], env: object) => Promise<import('./servers.mjs').Server>} start
 * @param {string} program the api's
 * @param {string[][]} pathsOfCalls the addresses of each call; its first is requested once before, so that what a
 *   process reads only once isn't recorded
 * @returns {Promise<(Answer & {path: string, statements: object[]})[]>}
 * @throws Error if the api reads its database in a way that leaves nothing to record
 */
export async function recordApi(start, program, { folder, name, databaseUrl, pathsOfCalls, signal }) {
  const file = join(folder, `${name}.statements`);
  const env = { DATABASE_URL: databaseUrl, BENCH_RECORDING: file };
  const api = await start(name, ['--import', RECORDER, program], env);
  const answers = new Map();
  for (const paths of pathsOfCalls)
    for (const path of [paths[0], ...paths]) {
      signal.throwIfAborted();
      answers.set(path, await getAnswer(api.url + path));
    }
  await api.stop();
  // Of several recordings of one address, the last counts.
  const statements = new Map(toLines(file).map(({ path, statements: recorded }) => [path, recorded]));
  if (![...statements.values()].some(({ length }) => length > 0))
    throw new Error('The api ran no statement that could be recorded');
  return [...answers].map(([path, answer]) => ({ ...answer, path, statements: statements.get(path) }));
}

const toLines = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Starts the bare server with these answers. @returns {Promise<import('./servers.mjs').Server>} */
export function startBare(start, { folder, name, databaseUrl = '', answers }) {
  const file = join(folder, `${name}.answers`);
  const lines = answers.map(({ path, headers, body, statements = [] }) => {
    const kept = Object.entries(headers).filter(([header]) => !OWN_HEADERS.has(header));
    const sent = { ...Object.fromEntries(kept), 'content-length': body.length };
    return JSON.stringify({ path, headers: sent, body: body.toString('base64'), statements });
  });
  writeFileSync(file, lines.join('\n'));
  return start(name, [REPLAY], { DATABASE_URL: databaseUrl, BENCH_RECORDING: file }, answers[0].path);
}
