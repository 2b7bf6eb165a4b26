import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
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

/** The whole product on its own folder, for tests that stop it, or need settings of their own. */
export interface PrivateProduct extends Product {
  /** Kills api and shell without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts them again on the same folder and port. */
  restart(): Promise<void>;
  /** Stops the product and removes its folder. */
  remove(): Promise<void>;
}

/** Settings with which a product starts on data of its own. */
const OWN_DATA = ['SAMPLE_DATA', 'DATABASE_URL'];

/**
 * Starts the built product on a private folder and free ports, with the prepared data unless the settings say otherwise.
 * @param settings environment variables on top of {@link TEST_SETTINGS}; `{port}` stands for the port in a PUBLIC_URL
 * @param interrupt runs while the product starts for the first time; if it kills the product, that's started again
 */
export async function startPrivateProduct(
  settings: Record<string, string> = {},
  interrupt?: (product: PrivateProduct) => Promise<void>,
): Promise<PrivateProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-private-'));
  // Reserved until the shell listens there: publishing takes long enough for another program to be given the port.
  const reserved = await reservePort(0);
  const port = String(reserved.port);
  const withDatabase = interrupt === undefined && !OWN_DATA.some((name) => name in settings);
  await fillDataDir(dataDir, { withDatabase });
  countStart();
  const publicUrl = settings['PUBLIC_URL']?.replace('{port}', port);
  const ownSettings = publicUrl === undefined ? settings : { ...settings, PUBLIC_URL: publicUrl };
  const group = processGroup();
  let children: ChildProcess[] = [];
  const recordingGroup = {
    ...group,
    node(...args: Parameters<typeof group.node>) {
      const child = group.node(...args) as ChildProcess;
      children.push(child);
      return child;
    },
  };

  async function start() {
    Object.assign(
      product,
      await startProduct(
        recordingGroup,
        { ...TEST_SETTINGS, ...ownSettings, DATA_DIR: dataDir, PORT: port },
        reserved.release,
      ),
    );
  }

  const product: PrivateProduct = {
    url: '',
    apiUrl: '',
    dataDir,
    async kill() {
      const running = children;
      children = [];
      const ends = running.map((child) => once(child, 'exit'));
      running.forEach((child) => child.kill('SIGKILL'));
      await Promise.all(ends);
    },
    restart: start,
    async remove() {
      await group.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  if (interrupt !== undefined) await Promise.allSettled([start(), interrupt(product)]);
  if (product.url === '') await start();
  return product;
}
