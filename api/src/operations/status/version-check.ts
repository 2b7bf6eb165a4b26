import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import { Database } from '../../platform/database/database.js';
import { unknownMigrations } from '../../platform/database/migrate-to.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

/** Which version runs, and whether the database is at it. */
@RegisterStatusCheck()
export class VersionCheck implements StatusCheck {
  readonly rank = 1;
  readonly name = 'Version';

  constructor(
    private readonly database: Database,
    private readonly reads: PreparedReads,
  ) {}

  async check(): Promise<StatusFinding> {
    const version = `Version ${PRODUCT_VERSION} runs`;
    if (await this.database.dataSource.showMigrations())
      return {
        state: 'problem',
        text: `${version}, but a migration of the database waits.`,
        advice: 'Run “npm run ops -- migrate” on the server.',
      };
    const done = await this.reads.all<{ name: string }>(sql`SELECT name FROM migrations`);
    if (unknownMigrations(done.map(({ name }) => name)).length > 0)
      return {
        state: 'warning',
        text: `${version}. A newer version has already changed the database.`,
        advice: 'Finish the upgrade. If you went back on purpose, everything goes on working.',
      };
    return isFine(`${version}, and the database is up to date.`);
  }
}
