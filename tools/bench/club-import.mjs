/**
 * `npm run bench -- club-import`: imports 50,000 clubs into an empty site while its api serves readers, imports them again
 * with 500 changes and undoes both. Then it imports them through the admin area's api, and undoes that. Prints seconds,
 * memory and what the readers saw. The product must be built.
 *
 *   --clubs 50000   how many
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/npm.mjs';
import { processGroup } from '../setup/processes.mjs';
import { productionEnvironment, programOf, serverStarter } from './servers.mjs';

const { values } = parseArgs({ options: { clubs: { type: 'string', default: '50000' } } });
const CLUBS = Number(values.clubs);
const BROKEN_EVERY = 50;
const DOUBLE_EVERY = 100;
const CHANGES = Math.round(CLUBS / 100);
const KINDS = [
  'Town',
  'Lions',
  'Rovers',
  'Tigers',
  'Athletic',
  'Falcons',
  'Wanderers',
  'Hornets',
  'Albion',
  'Eagles',
];
const HEADER =
  'external_id,name,place,postcode,sport,leagues,home_ground,website,description,logo_url,teams,cost,surfaces';

const { CLUB_FILE_PART_BYTES } = await import(join(ROOT, 'domain/dist/club-imports.js'));
const { TOWNS } = await import(join(ROOT, 'api/dist/features/postcodes/towns.js'));
const { knownOutwardCodes, outwardCodeCentroid } = await import(
  join(ROOT, 'api/dist/features/postcodes/outward-code-centroids.js')
);

/** Outward codes with the nearest town's name, in an order that doesn't depend on the run. */
function districts() {
  return knownOutwardCodes().map((outwardCode) => {
    const { latitude, longitude } = outwardCodeCentroid(outwardCode);
    const distance = (town) =>
      Math.hypot(town.latitude - latitude, (town.longitude - longitude) * Math.cos(latitude / 57.3));
    return {
      outwardCode,
      town: TOWNS.reduce((best, town) => (distance(town) < distance(best) ? town : best)),
    };
  });
}

/** A file of clubs: of every hundred rows, two are broken and one is nearly the same as the previous one. */
function clubFile(places, changed) {
  const lines = [HEADER];
  for (let number = 0; number < CLUBS; number += 1) {
    const isDouble = number % DOUBLE_EVERY === 7;
    const place = places[(isDouble ? number - 1 : number) % places.length];
    const round = Math.floor((isDouble ? number - 1 : number) / places.length);
    const team = `${KINDS[round % KINDS.length]} ${Math.floor(round / KINDS.length) || ''}`.trim();
    const name = `${place.town.name} ${place.outwardCode} ${team}${isDouble ? ' JFC' : ''}`;
    const postcode = number % BROKEN_EVERY === 3 ? 'nowhere' : `${place.outwardCode} ${number % 9}AA`;
    const ground = changed && number % Math.round(CLUBS / CHANGES) === 0 ? 'The New Meadow' : 'The Meadow';
    lines.push(
      `county-${number},${name},,${postcode},Football,Sunday League;Garforth League,${ground},,"Football for everybody, whatever the weather.",,` +
        `"U${8 + (number % 10)} girls Tue 18:00-19:00 3 places; U${8 + (number % 10)} boys Thu 18:00-19:00",£25 a month,grass; 3g`,
    );
  }
  return lines.join('\n');
}

/** Tracks a process's peak memory. @returns a function that stops, and returns the peak in megabytes */
function watchMemory(pid) {
  let peak = 0;
  const look = () => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  };
  const timer = setInterval(look, 100);
  return () => {
    look();
    clearInterval(timer);
    return peak;
  };
}

/** Runs the importer. */
async function run(program, args, env) {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const megabytes = watchMemory(child.pid);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
  return { megabytes: megabytes(), outcome: output.trim().split('\n').at(-1) };
}

/** The requests the admin area makes to import a file. */
async function adminArea({ url, pid }, password) {
  const call = async (path, body, headers = {}) => {
    const answer = await fetch(`${url}/api/admin${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await call('/login', { password });
  const authorization = { authorization: `Bearer ${token}` };
  const untilStep = async (id, wanted) => {
    const megabytes = watchMemory(pid);
    for (;;) {
      const { step, counts, problem } = await call(`/club-imports/${id}`, undefined, authorization);
      if (step === 'failed') throw new Error(problem);
      if (step === wanted) return { megabytes: megabytes(), outcome: JSON.stringify(counts) };
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  let id;
  return {
    async check(file) {
      const bytes = readFileSync(file);
      const announced = { fileName: 'clubs.csv', sizeBytes: bytes.length };
      ({ id } = await call('/club-imports', announced, authorization));
      for (let offset = 0; offset < bytes.length; offset += CLUB_FILE_PART_BYTES) {
        const data = bytes.subarray(offset, offset + CLUB_FILE_PART_BYTES).toString('base64');
        await call(`/club-imports/${id}/parts`, { offset, data }, authorization);
      }
      return untilStep(id, 'checked');
    },
    async start() {
      await call(`/club-imports/${id}/start`, {}, authorization);
      return untilStep(id, 'imported');
    },
    async undo() {
      const { imports } = await call('/club-imports', undefined, authorization);
      const { id: jobId } = await call(`/club-imports/${imports[0].id}/undo`, {}, authorization);
      return untilStep(jobId, 'undone');
    },
  };
}

/** Reads pages of the api one after the other until told to stop. */
function startReader(url) {
  const paths = [
    '/clubs/paginated?page=1',
    '/clubs?search=leeds',
    '/clubs/search?postcode=LS6%203AA&radius=5',
    '/stats',
  ];
  const seen = { answers: 0, failures: [], slowest: 0 };
  let isRunning = true;
  const done = (async () => {
    for (let turn = 0; isRunning; turn += 1) {
      const path = paths[turn % paths.length];
      const started = performance.now();
      const answer = await fetch(`${url}/api${path}`);
      await answer.arrayBuffer();
      seen.answers += 1;
      seen.slowest = Math.max(seen.slowest, performance.now() - started);
      if (!answer.ok) seen.failures.push(`${path}: ${answer.status}`);
    }
  })();
  return async () => {
    isRunning = false;
    await done;
    return seen;
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-import-'));
const group = processGroup();
try {
  const apiEnv = productionEnvironment(dataDir);
  const start = serverStarter({ group, databaseUrl: '', apiEnv, logDir: dataDir });
  const api = await start('api', programOf(ROOT, 'start'));
  const places = districts();
  const files = ['first', 'second'].map((name) => join(dataDir, `${name}.csv`));
  files.forEach((file, index) => writeFileSync(file, clubFile(places, index === 1)));
  const importer = programOf(ROOT, 'import:clubs');
  const env = { ...apiEnv, DATABASE_URL: '', INIT_CWD: dataDir };
  const command =
    (...args) =>
    () =>
      run(importer, args, env);
  const area = await adminArea(api, apiEnv.SITE_ADMIN_PASSWORD);
  const steps = [
    ['dry run', command(files[0], '--dry-run')],
    ['import', command(files[0])],
    [`again, ${CHANGES} changes`, command(files[1])],
    ['undo the changes', command('--undo')],
    ['undo the import', command('--undo')],
    ['admin area: check', () => area.check(files[0])],
    ['admin area: import', () => area.start()],
    ['admin area: undo', () => area.undo()],
  ];
  for (const [name, step] of steps) {
    const stop = startReader(api.url);
    const started = performance.now();
    const { megabytes, outcome } = await step();
    const seconds = (performance.now() - started) / 1000;
    const { answers, failures, slowest } = await stop();
    console.log(
      `${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB   readers: ` +
        `${answers} answers, slowest ${slowest.toFixed(0)} ms, ${failures.length} failures${failures[0] ? ` (${failures[0]})` : ''}\n  ${outcome}`,
    );
  }
} finally {
  await group.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
