import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, processGroup } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, publishReleases, startProduct } from '../../tools/setup/product.mjs';

/**
 * Starts the built product on a free port with its sample data, for all tests. The tests find it through environment
 * variables: SITE_URL, API_URL and STORE_FOLDER.
 * @param settings environment variables on top of {@link TEST_SETTINGS}
 * @returns the teardown
 */
export async function startTestedProduct(
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-e2e-'));
  const group = processGroup();
  await publishReleases(dataDir);
  const { url, apiUrl } = await startProduct(group, {
    ...TEST_SETTINGS,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  process.env.SITE_URL = url;
  process.env.API_URL = apiUrl;
  process.env.STORE_FOLDER = dataDir;
  return async () => {
    await group.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export default () => startTestedProduct();
