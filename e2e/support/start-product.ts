import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, processGroup } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, startProduct } from '../../tools/setup/product.mjs';
import { SITE_PASSWORD } from './moderator';
import { countStart, fillDataDir, prepareData } from './prepared-data';
import { startSiteHost } from './site-host';

/**
 * Prepares the data of all products, and starts the built product on a free port for the tests that change nothing that
 * others see, with {@link SITE_PASSWORD}. They find it through environment variables: SITE_URL, API_URL and
 * STORE_FOLDER.
 * @returns the teardown
 */
export default async function startTestedProduct(): Promise<() => Promise<void>> {
  const prepared = await prepareData();
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-e2e-'));
  const group = processGroup();
  await fillDataDir(dataDir);
  countStart();
  const { url, apiUrl } = await startProduct(group, {
    ...TEST_SETTINGS,
    SITE_ADMIN_PASSWORD: SITE_PASSWORD,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  process.env.SITE_URL = url;
  process.env.API_URL = apiUrl;
  process.env.STORE_FOLDER = dataDir;
  const stopSiteHost = await startSiteHost();
  return async () => {
    await Promise.all([group.stop(), stopSiteHost()]);
    console.log(`products started: ${prepared.countStarts()}`);
    prepared.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
