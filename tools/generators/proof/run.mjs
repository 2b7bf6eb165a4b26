/**
 * `npm test -- new-remote`: generates a remote in a copy of the repository as CONTRIBUTING.md says, and proves that
 * it's complete without manual changes: it's checked, tested and built like the others, passes the gate, and appears on
 * a running site, whose shell only learns of it from the registry.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../setup/system-programs.mjs';
import { scratchCopy } from './scratch-copy.mjs';

const NAME = 'mfe-example';
const ROUTE = '/example';
const NX = 'node_modules/nx/dist/bin/nx.js';
const WIDTHS = [390, 1280];

let copy;
let site;
let group;

/** Runs a program in the copy, and prints its output if it fails. */
async function runProgram(program, args, env = {}) {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: copy.folder,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', ...env },
    });
    return stdout;
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`, {
      cause: error,
    });
  }
}

const run = (args, env) => runProgram(process.execPath, args, env);

before(async () => {
  copy = scratchCopy();
  // The copy's own module: it reads the releasable projects from its folders, before there's a new one.
  const load = (path) => import(join(copy.folder, path));
  const { TEST_SETTINGS, publishReleases, startProduct } = await load('tools/setup/product.mjs');
  const { freePort, processGroup } = await load('tools/setup/processes.mjs');
  const dataDir = join(copy.folder, '.data/new-remote');
  await publishReleases(dataDir);
  group = processGroup();
  site = await startProduct(group, {
    ...TEST_SETTINGS,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
});

after(async () => {
  await group?.stop();
  copy?.remove();
});

describe('a new remote', () => {
  it('does not exist beforehand', async () => {
    assert.equal((await fetch(site.url + ROUTE)).status, 404);
  });

  it('is written by the generator', async () => {
    const said = await run([NX, 'g', './tools/generators:remote', NAME, '--routes', `${ROUTE},${ROUTE}/:id`]);
    assert.match(said, /CREATE mfe-example\/remote\.config\.mjs/);
  });

  it('is linted, type-checked, tested and built like the others', async () => {
    await run([
      NX,
      'run-many',
      '-t',
      'lint',
      'typecheck',
      'test',
      'build',
      '--projects',
      NAME,
      '--parallel=2',
    ]);
  });

  it('passes the checks of the whole repository', async () => {
    await run([
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      NAME,
      'docker-compose.yml',
      'package-lock.json',
    ]);
    await run(['node_modules/knip/bin/knip.js']);
    await run(['--test', 'ops/docker/docker-files.test.mjs']);
    // Fails if the lock file lacks what the new package.json names.
    await runProgram('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error']);
  });

  it('passes the gate and is released', async () => {
    const said = await run(['releases/cli/release.mjs', NAME], { DATA_DIR: site.dataDir });
    assert.match(said, /it works in a browser, whole and broken/);
  });

  it('is in the first response of the shell that was already running', async () => {
    let answer;
    let html;
    // A shell that's short of CPU refuses pages for some seconds, or leaves their main area to the browser.
    for (const giveUpAt = Date.now() + 60_000; !/<dd/.test(html ?? '') && Date.now() < giveUpAt;) {
      answer = await fetch(site.url + ROUTE);
      html = await answer.text();
    }
    assert.equal(answer.status, 200);
    assert.match(html, /<title>Example \| /);
    assert.match(html, /<h1[^>]*>Example<\/h1>/);
    assert.match(html, /<dd[^>]*>[\d,]+<\/dd>/);
  });

  it('appears on its page in a browser, between header and footer', async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    try {
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        const complaints = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        const entry = page.waitForResponse(/\/mfe\/mfe_example\/[^/]+\/client\/remoteEntry/);
        await page.goto(site.url + ROUTE);
        assert.equal((await entry).status(), 200);
        await page.waitForLoadState('networkidle');
        for (const role of ['banner', 'main', 'contentinfo'])
          assert.ok(await page.getByRole(role).isVisible(), `${role} at ${width} px`);
        assert.ok(await page.getByRole('heading', { level: 1, name: 'Example' }).isVisible());
        assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
        assert.deepEqual(complaints, []);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
});
