import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';
import { freePort, processGroup, waitFor } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, startApi } from '../../tools/setup/product.mjs';
import { startTestDatabase } from '../../tools/test-database.mjs';
import { startMailServer } from './mail-server';
import type { MailServer } from './mail-server';
import { SITE_PASSWORD } from './moderator';
import { countStart, fillDataDir } from './prepared-data';

/** Several instances of api and shell on one database and one release store, as behind a load balancer. */
export interface Instances {
  /** URLs of two apis. */
  apis: [string, string];
  /** URLs of two shells, each in front of its own api. */
  shells: [string, string];
  /** A shell that caches no pages. */
  uncached: string;
  storeFolder: string;
  mailServer: MailServer;
  remove(): Promise<void>;
}

/**
 * Starts them with sample data on a private MariaDB or MySQL server; {@link SITE_PASSWORD} unlocks the site
 * administration.
 */
export async function startInstances(): Promise<Instances> {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-instances-'));
  const storeFolder = join(folder, 'data');
  const group = processGroup();
  const [database, mailServer] = await Promise.all([
    startTestDatabase({ dir: join(folder, 'database') }),
    startMailServer(),
  ]);
  await fillDataDir(storeFolder, { withDatabase: false });
  countStart();
  const shared = {
    ...TEST_SETTINGS,
    DATABASE_URL: database.url,
    DATA_DIR: storeFolder,
    // One site, whichever instance answers.
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Club Reviews <reviews@example.org>',
    SITE_ADMIN_PASSWORD: SITE_PASSWORD,
  };

  async function startShell(apiUrl: string, settings = {}) {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const program = join(ROOT, 'shell/dist/server/main.cjs');
    const child = group.node('shell', [program], { ...shared, PORT: port, API_URL: apiUrl, ...settings });
    await waitFor(`${url}/health`, () => child.exitCode === null, 300_000);
    return url;
  }

  try {
    // The first one creates the tables.
    const { origin: first } = await startApi(group, { ...shared, TRUST_PROXY: 'loopback' });
    const { origin: second } = await startApi(group, { ...shared, TRUST_PROXY: 'loopback' });
    const [one, other, uncached] = await Promise.all([
      startShell(first),
      startShell(second),
      startShell(first, { PAGE_CACHE_MB: '0' }),
    ]);
    return { apis: [first, second], shells: [one, other], uncached, storeFolder, mailServer, remove };
  } catch (error) {
    await remove();
    throw error;
  }

  async function remove() {
    await group.stop();
    await Promise.all([database.stop(), mailServer.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
