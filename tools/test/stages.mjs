import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTargets } from '../setup/install.mjs';
import { ROOT, npm } from '../setup/npm.mjs';
import { requireSystemPrograms } from '../setup/system-programs.mjs';

/**
 * Every stage by its name, in the order in which they run: quick ones first. Each throws if it fails. In a run of
 * everything (`all`), both engines get every test of the api; a `seed` puts its files in another order.
 * @type {Record<string, (options: {all: boolean, seed?: string}) => void | Promise<void>>}
 */
export const STAGES = {
  static() {
    try {
      runTargets(['format:check', 'lint', 'typecheck', 'structure', 'settings', 'knip', 'security']);
    } catch {
      throw new Error(
        'If a type lacks a field of the api’s, the contract is stale: run npm test -- contract',
      );
    }
  },
  contract: () => node(['tools/contract-check.mjs']),
  // One part after the other, each with two workers: the largest alone would leave a core idle for minutes.
  unit: () => runTargets(['test'], [], 1),
  tools() {
    runTargets(['build'], ['releases']);
    nodeTests(testFiles(/\.test\.mjs$/));
  },
  'api-sqlite': ({ seed }) => testApi('', { seed }),
  async 'api-mysql'({ all, seed }) {
    const { NO_DISK_SYNC, startTestDatabase } = await import('../test-database.mjs');
    await inScratch(async (dir) => {
      const database = await startTestDatabase({ dir, options: NO_DISK_SYNC });
      try {
        await testApi(database.url, { seed, ...(!all && { scope: 'sql' }) });
      } finally {
        await database.stop();
      }
    });
  },
  e2e: () => testBrowser('test:site'),
  quality: () => testBrowser('test:quality'),
  platform: () => testBrowser('test:platform'),
  gate: async () => {
    runTargets(['build']);
    const { REMOTES, publishReleases } = await import('../setup/product.mjs');
    await inScratch(async (dataDir) => {
      await publishReleases(dataDir);
      look(['api', ...REMOTES, 'shell'], { DATA_DIR: dataDir, RELEASE_STORE: '' });
    });
    // If the pipeline knows what's live, an api that no longer supports it doesn't land.
    if (process.env.RELEASE_STORE) look(['api'], {});
  },
  catalogue: () => npm(['run', '--silent', 'catalogue', '--', '--check'], browser()),
  'new-remote'() {
    runTargets(['build']);
    node(['--test-reporter=spec', 'tools/generators/proof/run.mjs'], browser());
  },
  systems() {
    runTargets(['build'], ['releases']);
    nodeTests(testFiles(/\.system-test\.mjs$/));
    node(['ops/bench.mjs', 'smoke']);
  },
  fuzz: () => node(['tools/fuzz.mjs']),
};

/** Only in a run of everything: these need programs like Ceph and promtool, or find little that others don't. */
export const ALL = ['systems', 'fuzz'];

/** What a new clone leaves to a run of everything. */
export const LEFT_TO_ALL = ['quality', 'platform', 'gate', 'catalogue', 'new-remote'];

const API = ['api', 'domain', 'releases', 'observability'];
const PARTS_OF_PAGES = ['domain', 'shared-ui', 'shell', 'mfe-public', 'mfe-club-admin', 'mfe-site-admin'];
const TOOLCHAIN = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.front-end.json'];
const EVERY_BUILD = ['tools/build', '.browserslistrc', ...TOOLCHAIN];
const BROWSER_TESTS = [
  'e2e/support',
  'e2e/package.json',
  'e2e/playwright.config.ts',
  'tools/setup',
  'tools/test-mail-server.mjs',
];
/** Some of the api's tests read what the documents say. */
const API_TESTS = [
  ...API,
  ...TOOLCHAIN,
  'docs',
  'README.md',
  'tools/api-tests.mjs',
  'tools/test-mail-server.mjs',
  'tools/test/shuffled.mjs',
];
/** Tests of components and functions, which aren't built. */
const NO_UNIT_TESTS = [':!*.test.ts', ':!*.test.tsx', ':!*.stories.tsx', ':!api/*spec.ts'];

/**
 * What stages test, as git's path specifications: `npm test` doesn't repeat what has passed on this machine with the same
 * files. The stages that aren't here leave that to Nx, part by part.
 */
export const INPUTS = {
  'api-sqlite': API_TESTS,
  'api-mysql': [...API_TESTS, 'tools/test-database.mjs', 'tools/mysql-program.mjs'],
  e2e: [...API, ...PARTS_OF_PAGES, 'e2e/site', ...BROWSER_TESTS, ...EVERY_BUILD, ...NO_UNIT_TESTS],
  quality: [...PARTS_OF_PAGES, 'e2e/quality', ...BROWSER_TESTS, ...EVERY_BUILD, ...NO_UNIT_TESTS],
  platform: [
    'e2e/platform',
    'releases',
    'shell/server',
    'shell/src/remotes',
    'releases/cli',
    ...BROWSER_TESTS,
    ...EVERY_BUILD,
    ...NO_UNIT_TESTS,
  ],
  gate: [...PARTS_OF_PAGES, 'releases', 'releases/cli', ...EVERY_BUILD, ...NO_UNIT_TESTS],
  catalogue: ['shared-ui', 'package-lock.json'],
  'new-remote': ['tools/dev', 'tools/generators', ...EVERY_BUILD],
};

async function testApi(databaseUrl, options) {
  runTargets(['build'], ['api']);
  const { apiTests } = await import('../api-tests.mjs');
  if (!(await apiTests(databaseUrl, options))) throw new Error('tests of the api failed');
}

function testBrowser(script) {
  runTargets(['build']);
  npm(['run', '--silent', script, '-w', 'e2e'], browser());
}

const browser = () => ({ CHROMIUM_PATH: requireSystemPrograms().browser });

function node(args, env = {}) {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

const nodeTests = (files) => node(['--test', '--test-concurrency=2', '--test-reporter=spec', ...files]);

const look = (names, env) => node(['releases/cli/gate.mjs', ...names], { ...browser(), ...env });

/** Where programs that the product doesn't run have their tests. */
const PROGRAMS = ['tools', 'ops', 'releases/cli', 'observability/monitoring'];

function testFiles(name) {
  return PROGRAMS.flatMap((folder) => {
    const files = readdirSync(join(ROOT, folder), { recursive: true }).filter((file) => name.test(file));
    return files.map((file) => join(folder, file));
  });
}

async function inScratch(work) {
  const dir = mkdtempSync(join(tmpdir(), 'club-reviews-test-'));
  try {
    await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
