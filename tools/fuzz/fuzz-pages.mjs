import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { ROOT } from '../setup/npm.mjs';
import { freePort, processGroup } from '../setup/processes.mjs';
import { publishReleases, startProduct, TEST_SETTINGS } from '../setup/product.mjs';
import { Findings } from './findings.mjs';
import { parametersOfPages, patternsOfPages } from './parameters.mjs';
import { getProblems } from './page-check.mjs';
import { anyPageRequest } from './page-requests.mjs';
import { sendRequest } from './send-request.mjs';

const PER_ROUND = 200;
const AT_ONCE = 6;
/** Logs are written once a second. */
const LOG_DELAY_MS = 1500;
const CANARY = '9.9.9-fuzz';
/** In tenths of a percent. */
const HALF = 500;
const CANARY_TIMEOUT_MS = 60_000;
/** The shell's own pages, in addition to the remotes'. */
const SHELL_PAGES = [
  '/test-header',
  '/mobile-debug/:id?',
  '/mobile-test',
  '/releases/unknown',
  '/no/such/page',
];

/** A site behind a proxy, with https. */
const SETTINGS = { ...TEST_SETTINGS, PUBLIC_URL: 'https://clubs.fuzz.example', TRUST_PROXY: 'loopback' };

/** People's email addresses in the sample data, except the demo login's, which is public. */
const PRIVATE_TEXT =
  /(?:@|%40)(?!club-login\.)(?:[\w-]+\.)?(?:private|parents|sample|post|sparrowhawks|committee|nuthatches|holroyd-coaching)\.example/i;

/**
 * Sends the shell requests that no browser would make, with an api and sample data behind it, and checks every response. The
 * product has to be built.
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
    return await sendAll({ pages, seed, product, log, startCanary: () => startCanary(dataDir, product.url) });
  } finally {
    await group.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Wraps a process group so that its processes' logs can be read. */
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

async function sendAll({ pages, seed, product, log, startCanary }) {
  const requests = await requestsFor(product, pages, seed);
  const findings = new Findings();

  /** Sends a request. @returns its id in the log */
  async function tryOne(request, id) {
    const sent = { ...request, headers: { 'x-request-id': id, ...request.headers } };
    try {
      const answer = await sendRequest(product.url, sent);
      findings.count(answer.status);
      for (const problem of getProblems(sent, answer, { privateText: PRIVATE_TEXT }))
        findings.add(problem, sent, answer);
      return answer.headers['x-request-id'] ?? id;
    } catch (error) {
      // A response that's sent before a large body has arrived ends the connection.
      const isCutOff = (sent.body?.length ?? 0) > 100_000 && ['EPIPE', 'ECONNRESET'].includes(error.code);
      if (!isCutOff) findings.add(`gives no answer: ${error.code ?? error.message}`, sent);
      return id;
    }
  }

  async function failuresLogged() {
    await wait(LOG_DELAY_MS);
    return failuresIn(log.lines.splice(0));
  }

  const sentAs = new Map();
  let isCanaryStarted = false;
  for (let first = 0; first < requests.length; first += AT_ONCE) {
    // While a canary is running, the shell reads and sets cookies, and pages depend on the visitor.
    if (!isCanaryStarted && first >= requests.length / 2) {
      isCanaryStarted = true;
      await startCanary();
    }
    await Promise.all(
      requests.slice(first, first + AT_ONCE).map(async (request, index) => {
        sentAs.set(await tryOne(request, `fuzz-${seed}-${first + index}`.padEnd(8, '-')), request);
      }),
    );
  }
  for (const { requestId, msg, err, path = '' } of await failuresLogged()) {
    const request = sentAs.get(requestId);
    if (request === undefined) {
      findings.add(`logs "${msg}"`, { method: '', path, headers: {} }, { status: 0, body: err?.stack ?? '' });
      continue;
    }
    // It may only have timed out on a busy machine. If the request itself is the cause, it'll fail again.
    const { 'x-request-id': _, ...headers } = request.headers;
    await tryOne({ ...request, headers }, `again-${seed}`.padEnd(8, '-'));
    const [again] = await failuresLogged();
    if (again !== undefined)
      findings.add(`logs "${again.msg}"`, request, { status: 0, body: again.err?.stack ?? '' });
  }
  console.log(findings.summary(seed));
  return findings.problems();
}

/** Gives half the visitors another release of the public pages, with the same code, and waits until the shell has it. */
async function startCanary(dataDir, url) {
  const [{ openFolderStore }, { publish }, { change }, { canary }] = await Promise.all(
    ['folder-store', 'publish', 'change', 'changes'].map((name) => import(`../../releases/dist/${name}.js`)),
  );
  const built = join(dataDir, 'canary');
  cpSync(join(ROOT, 'mfe-public/dist/release'), built, { recursive: true });
  const recordFile = join(built, 'release.json');
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  writeFileSync(recordFile, JSON.stringify({ ...record, version: CANARY }));
  const store = openFolderStore(dataDir);
  await publish(store, built);
  await change(store, 'fuzz', canary(record.name, CANARY, HALF));
  const giveUpAt = Date.now() + CANARY_TIMEOUT_MS;
  while ((await fetch(url)).headers.get('set-cookie') === null) {
    if (Date.now() > giveUpAt) throw new Error('The shell didn’t take the canary up');
    await wait(200);
  }
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

/** The log lines that report a failure. */
function failuresIn(lines) {
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(
      ({ level, msg }) => level === 'error' || level === 'fatal' || /remote threw|could not render/.test(msg),
    );
}
