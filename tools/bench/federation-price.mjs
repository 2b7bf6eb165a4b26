/**
 * `npm run bench -- federation-price`: what Module Federation costs the home page until it can be used: its bytes and requests
 * compared with a single build of the same sources without it. Fails if that's more than allowed, see price-report.mjs.
 *
 *   --write    writes docs/federation-price.md
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openFolderStore } from '../../releases/dist/folder-store.js';
import { publishAndRelease } from '../../releases/dist/publish.js';
import { runTargets } from '../setup/install.mjs';
import { ROOT } from '../setup/npm.mjs';
import { freePort, processGroup, waitFor } from '../setup/processes.mjs';
import { TEST_SETTINGS, publishReleases, startProduct } from '../setup/product.mjs';
import { findBrowser } from '../setup/system-programs.mjs';
import { measureHome } from './federation/measure-home.mjs';
import { buildMonolith } from './federation/monolith-build.mjs';
import { isTooDear, priceReport } from './federation/price-report.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const monolith = join(ROOT, '.dev/monolith');
const folder = mkdtempSync(join(tmpdir(), 'federation-price-'));
const group = processGroup();
let browser;

/** A shell with the monolith in front of the federated product's api. */
async function startMonolith(apiUrl) {
  const dataDir = join(folder, 'monolith');
  await publishReleases(dataDir);
  await publishAndRelease(openFolderStore(dataDir), 'bench', join(monolith, 'release'));
  const port = String(await freePort());
  const settings = { PORT: port, API_URL: apiUrl, DATA_DIR: dataDir, PUBLIC_URL: '', LOG_LEVEL: 'warn' };
  const shell = group.node('monolith', [join(monolith, 'shell/dist/server/main.cjs')], settings);
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/health`, () => shell.exitCode === null);
  return url;
}

try {
  runTargets(['build']);
  await buildMonolith(monolith);
  const dataDir = join(folder, 'federated');
  await publishReleases(dataDir);
  const port = String(await freePort());
  const federated = await startProduct(group, { ...TEST_SETTINGS, DATA_DIR: dataDir, PORT: port });
  const urlOfOne = await startMonolith(federated.apiUrl);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: findBrowser(), args });
  const price = {
    federated: await measureHome(browser, federated.url),
    one: await measureHome(browser, urlOfOne),
  };
  const report = priceReport(price);
  console.log(report);
  if (values.write) writeFileSync(join(ROOT, 'docs/federation-price.md'), report);
  if (isTooDear(price)) process.exitCode = 1;
} finally {
  await browser?.close();
  await group.stop();
  rmSync(folder, { recursive: true, force: true });
}
