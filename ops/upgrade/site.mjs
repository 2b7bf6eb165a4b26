import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';
import { processGroup } from '../../tools/setup/processes.mjs';
import { startApi } from '../../tools/setup/product.mjs';

const SETTINGS = {
  SMTP_URL: '',
  POSTCODES_API_URL: 'off',
  RATE_LIMITS: 'off',
  SAMPLE_DATA: 'true',
  LOG_LEVEL: 'error',
  DATA_KEY: 'upgrade-data-key-of-thirty-two-characters',
  JWT_SECRET: 'upgrade-jwt-secret-of-thirty-two-characters',
  SITE_ADMIN_PASSWORD: 'half-time-oranges',
};

/** The staff password on a {@link Site}. */
export const SITE_PASSWORD = SETTINGS.SITE_ADMIN_PASSWORD;

/** One database with its data folder, and instances of the api on it, from any release. */
export class Site {
  #processes = processGroup();
  #env;

  /** @param {string | undefined} databaseUrl none: the embedded database */
  constructor(folder, databaseUrl) {
    this.#env = { ...SETTINGS, DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl ?? '' };
  }

  /** Starts the api built in a release's folder; it's ready afterwards. */
  start(release) {
    return startApi(this.#processes, this.#env, join(release, 'api/dist/main.js'));
  }

  /** Migrates the tables to this checkout's. */
  migrate() {
    execFileSync(process.execPath, [join(ROOT, 'api/dist/commands/migrate.js')], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  stop() {
    return this.#processes.stop();
  }
}
