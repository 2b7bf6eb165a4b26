/**
 * `npm run bench:club-import`: imports 50,000 clubs into an empty site whose api answers readers meanwhile, imports them
 * again with 500 changes and undoes both. Prints minutes, memory and what the readers saw. The product must be built.
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
const HEADER = 'external_id,name,place,postcode,sport,leagues,home_ground,website,description,logo_url';

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

/** A file of clubs: of each hundred rows two are broken, and one is nearly the row before. */
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
      `county-${number},${name},,${postcode},Football,Sunday League;Garforth League,${ground},,"Football for everybody, whatever the weather.",`,
    );
  }
  return lines.join('\n');
}

/** Runs the importer, and notes its time and the most memory it held. */
async function run(program, args, env) {
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
  const outcome = output.trim().split('\n').at(-1);
  return { seconds: (performance.now() - started) / 1000, megabytes: peak, outcome };
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
  const { url } = await start('api', programOf(ROOT, 'start'));
  const places = districts();
  const files = ['first', 'second'].map((name) => join(dataDir, `${name}.csv`));
  files.forEach((file, index) => writeFileSync(file, clubFile(places, index === 1)));
  const importer = programOf(ROOT, 'import:clubs');
  const env = { ...apiEnv, DATABASE_URL: '', INIT_CWD: dataDir };
  const steps = [
    ['dry run', [files[0], '--dry-run']],
    ['import', [files[0]]],
    [`again, ${CHANGES} changes`, [files[1]]],
    ['undo the changes', ['--undo']],
    ['undo the import', ['--undo']],
  ];
  for (const [name, args] of steps) {
    const stop = startReader(url);
    const { seconds, megabytes, outcome } = await run(importer, args, env);
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
