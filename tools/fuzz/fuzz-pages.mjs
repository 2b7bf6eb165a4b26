import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { freePort, processGroup } from '../setup/processes.mjs';
import { publishReleases, startProduct, TEST_SETTINGS } from '../setup/product.mjs';
import { parametersOfPages, patternsOfPages } from './parameters.mjs';
import { problemsOf } from './page-check.mjs';
import { anyPageRequest } from './page-requests.mjs';
import { sendRequest } from './send-request.mjs';

const PER_ROUND = 200;
const AT_ONCE = 6;
/** Logs are written once a second. */
const LOG_DELAY_MS = 1500;
const TEXT_TOLD = 300;
/** Pages of the shell, besides those of remotes. */
const SHELL_PAGES = [
  '/test-header',
  '/mobile-debug/:id?',
  '/mobile-test',
  '/releases/override',
  '/releases/unknown',
  '/no/such/page',
];

/** A site behind a proxy, reached by https. */
const SETTINGS = { ...TEST_SETTINGS, PUBLIC_URL: 'https://clubs.fuzz.example', TRUST_PROXY: 'loopback' };

/** Addresses of people in the sample data; that of the demo login is told to everybody. */
const PRIVATE_TEXT =
  /(?:@|%40)(?!club-login\.)(?:[\w-]+\.)?(?:private|parents|sample|post|sparrowhawks|committee|nuthatches|holroyd-coaching)\.example/i;

/**
 * Sends the shell what no browser would, in front of an api with sample data, and looks at every answer. The product must be
 * built.
 * @returns {Promise<string[]>} a line for each kind of problem, with an example
 */
export async function fuzzPages({ pages, seed }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-fuzz-pages-'));
  const group = processGroup();
  const log = listener(group);
  try {
    await publishReleases(dataDir);
    const product = await startProduct(log.group, {
      ...SETTINGS,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
    });
    return await sendAll({ pages, seed, product, log });
  } finally {
    await group.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A process group whose processes' logs are read. */
function listener(group) {
  const lines = [];
  return {
    lines,
    group: {
      ...group,
      node(name, args, env) {
        const child = group.node(name, args, env, { stdio: ['ignore', 'pipe', 'inherit'] });
        createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
        return child;
      },
    },
  };
}

async function sendAll({ pages, seed, product, log }) {
  const requests = await requestsFor(product, pages, seed);
  const findings = new Map();
  const statuses = new Map();
  const add = (problem, request, answer) => {
    const known = findings.get(problem);
    if (known === undefined) findings.set(problem, { times: 1, example: told(request, answer) });
    else known.times += 1;
  };

  /** Sends one; the name goes into the log of whatever fails on the way. */
  async function tryOne(request, id) {
    const sent = { ...request, headers: { 'x-request-id': id, ...request.headers } };
    try {
      const answer = await sendRequest(product.url, sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      for (const problem of problemsOf(sent, answer, { privateText: PRIVATE_TEXT }))
        add(problem, sent, answer);
      return answer.headers['x-request-id'] ?? id;
    } catch (error) {
      const isCutOff = (sent.body?.length ?? 0) > 100_000 && ['EPIPE', 'ECONNRESET'].includes(error.code);
      if (!isCutOff) add(`gives no answer: ${error.code ?? error.message}`, sent, { status: 0, body: '' });
      return id;
    }
  }

  const sentAs = new Map();
  for (let first = 0; first < requests.length; first += AT_ONCE)
    await Promise.all(
      requests.slice(first, first + AT_ONCE).map(async (request, index) => {
        sentAs.set(await tryOne(request, `fuzz-${first + index}-${seed}`), request);
      }),
    );
  await wait(LOG_DELAY_MS);
  for (const line of failuresIn(log.lines.splice(0))) {
    const request = sentAs.get(line.requestId);
    if (request === undefined) {
      add(
        `logs "${line.msg}"`,
        { method: '', path: line.path ?? '', headers: {} },
        { status: 0, body: line.err?.stack ?? '' },
      );
      continue;
    }
    // A busy machine takes its time: what the request itself does, it does again.
    await tryOne(
      { ...request, headers: { ...request.headers, 'x-request-id': undefined } },
      `again-${line.requestId}`.slice(0, 60),
    );
    await wait(LOG_DELAY_MS);
    const [again] = failuresIn(log.lines.splice(0));
    if (again !== undefined) add(`logs "${again.msg}"`, request, { status: 0, body: again.err?.stack ?? '' });
  }
  const told200 = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} ×${count}`);
  console.log(
    `${requests.length} requests to pages, seed ${seed}: ${told200.join(', ')}\nproblems: ${findings.size}`,
  );
  return [...findings].map(
    ([problem, { times, example }]) => `${problem} (${times} times), for example ${example}`,
  );
}

async function requestsFor({ url, apiUrl }, pages, seed) {
  const clubs = await fetch(`${apiUrl}/api/clubs?limit=12`).then((answer) => answer.json());
  const home = await fetch(url).then((answer) => answer.text());
  const site = {
    patterns: [...(await patternsOfPages()), ...SHELL_PAGES],
    parameters: parametersOfPages(),
    known: [...clubs.flatMap(({ id, slug }) => [String(id), slug]), 'U12s'],
    files: [...new Set([...home.matchAll(/"(\/(?:assets|mfe)\/[\w./-]+)"/g)].map(([, file]) => file))],
  };
  const request = anyPageRequest(site);
  const rounds = Array.from({ length: Math.ceil(pages / PER_ROUND) }, (_, round) =>
    fc.sample(request, { seed: seed + round, numRuns: Math.min(PER_ROUND, pages - round * PER_ROUND) }),
  );
  return rounds.flat();
}

/** The lines that tell of a failure. */
function failuresIn(lines) {
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(
      ({ level, msg }) => level === 'error' || level === 'fatal' || /remote threw|could not render/.test(msg),
    );
}

function told({ method, path, headers, body = '' }, { status, body: answer }) {
  const { 'x-request-id': _, ...others } = headers;
  return `${method} ${path.slice(0, TEXT_TOLD)} ${JSON.stringify(others).slice(0, TEXT_TOLD)} ${body.slice(0, TEXT_TOLD)} → ${status} ${answer.toString().slice(0, TEXT_TOLD)}`;
}
