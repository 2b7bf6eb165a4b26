import { ApiProperty } from '@nestjs/swagger';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import { UnavailableError } from '../../platform/errors.js';
import { shareQuestion } from '../../platform/async/single-flight.js';
import { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/batches.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';

/** The response of a working api. */
export class Health {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';

  @ApiProperty({ description: 'The release that runs' })
  version!: string;
}

/** What a working api says. */
export const HEALTHY: Health = { status: 'ok', version: PRODUCT_VERSION };

const TIMEOUT_MS = 3000;

/** A trial write is large enough to need new space, on either engine. */
const TRIAL_ROWS = Array.from({ length: 200 }, (_, row) => ({
  name: `trial_${row}`,
  value: 'x'.repeat(200),
}));

/** Checks whether requests can be served. Simultaneous checks share one response from the database. */
@Injectable()
export class HealthService {
  private readonly shared = shareQuestion(() => this.askDatabase());

  constructor(
    private readonly reads: PreparedReads,
    private readonly database: Database,
  ) {}

  /**
   * Throws UnavailableError unless the database responds in time, has space to write and does so in time; migrations
   * have run before the api listens.
   */
  check(): Promise<Health> {
    return this.shared();
  }

  private async askDatabase(): Promise<Health> {
    const { transactions } = this.database;
    try {
      await pTimeout(this.reads.all(sql`SELECT value FROM site_counters WHERE name = 'clubs'`), {
        milliseconds: TIMEOUT_MS,
      });
      if (transactions.isOutOfStorage || transactions.isSlow)
        await pTimeout(this.tryToWrite(), { milliseconds: TIMEOUT_MS });
    } catch {
      throw new UnavailableError(
        transactions.isOutOfStorage
          ? 'The database has no room left to write'
          : 'The database doesn’t answer',
      );
    }
    return HEALTHY;
  }

  /** Only after a write has failed, or taken too long: an ordinary health check costs one read. */
  private tryToWrite(): Promise<void> {
    return this.database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'site_settings', TRIAL_ROWS);
      await manager.query("DELETE FROM site_settings WHERE name LIKE 'trial_%'");
    });
  }
}
