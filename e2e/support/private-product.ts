import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort, processGroup } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, startProduct } from '../../tools/setup/product.mjs';
import { countStart, fillDataDir } from './prepared-data';

/** Where a running product is found. */
export interface Product {
  url: string;
  apiUrl: string;
  dataDir: string;
}

/** The whole product on its own folder, for tests that need settings of their own. */
export interface PrivateProduct extends Product {
  /** Stops the product and removes its folder. */
  remove(): Promise<void>;
}

/** Settings with which a product starts on data of its own. */
const OWN_DATA = ['SAMPLE_DATA', 'DATABASE_URL'];

/**
 * Starts the built product on a private folder and free ports, with the prepared data unless the settings say otherwise.
 * @param settings environment variables on top of {@link TEST_SETTINGS}; `{port}` stands for the port in a PUBLIC_URL
 */
export async function startPrivateProduct(settings: Record<string, string> = {}): Promise<PrivateProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-private-'));
  // Reserved until the shell listens there: publishing takes long enough for another program to be given the port.
  const reserved = await reservePort(0);
  const port = String(reserved.port);
  await fillDataDir(dataDir, { withDatabase: !OWN_DATA.some((name) => name in settings) });
  countStart();
  const publicUrl = settings['PUBLIC_URL']?.replace('{port}', port);
  const ownSettings = publicUrl === undefined ? settings : { ...settings, PUBLIC_URL: publicUrl };
  const group = processGroup();
  const running = await startProduct(
    group,
    { ...TEST_SETTINGS, ...ownSettings, DATA_DIR: dataDir, PORT: port },
    reserved.release,
  );
  return {
    ...running,
    async remove() {
      await group.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
