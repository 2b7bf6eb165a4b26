import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { DatabaseSettings } from './dialect/create-dialect.js';
import type { Database } from './database.js';
import { createDialect } from './dialect/create-dialect.js';
import type { Dialect } from './dialect/dialect.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { refuseNewerSchema } from './newer-schema.js';
import type { PreparedReads } from './prepared-reads.js';
import { runMigrations } from './run-migrations.js';
import { traceStatements } from './statement-traces.js';
import { TransactionRunner } from './transaction-runner.js';
import type { WatchedTables } from './write-watch.js';
import { WriteWatch } from './write-watch.js';

const LOOK_FOR_MIGRATIONS_MS = 1000;

/** What else must be right before the database is used; runs under the migration lock. */
export type DatabasePreparation = (database: Database) => Promise<void>;

/** What the features add to the database. */
export interface DatabaseContent {
  entities: readonly (new () => object)[];
  prepare?: DatabasePreparation | undefined;
  watched?: WatchedTables | undefined;
}

/**
 * Connects, brings the schema to the latest migration, or waits until another process has, and runs `prepare`, all
 * under a lock, so that several processes can start at once. Throws if the database can't be reached or a migration
 * fails, and NewerSchemaError if a later release has removed what this one needs.
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  { entities, prepare, watched }: DatabaseContent,
): Promise<Database> {
  const dialect = createDialect(settings);
  const watch = new WriteWatch(watched);
  const dataSource = new DataSource({
    ...(await dialect.dataSourceOptions()),
    entities: [...entities],
    migrations: MIGRATIONS,
    synchronize: false,
    logger: watch,
  });
  const readSource = new DataSource({
    ...dialect.readSourceOptions(),
    entities: [...entities],
    logging: false,
  });
  const transactions = new TransactionRunner(dataSource, dialect, watch);
  /** Undefined if another process has to migrate first. */
  const open = () =>
    dialect.withLock('migrations', async () => {
      await dataSource.initialize();
      let reads: PreparedReads | undefined;
      const close = async () => {
        await Promise.all([reads?.close(), readSource.isInitialized && readSource.destroy()]);
        // During a shutdown TypeORM's Nest module may have been faster.
        if (dataSource.isInitialized) await dataSource.destroy();
      };
      try {
        await refuseNewerSchema(dataSource);
        if (settings.waitsForMigrations && (await dataSource.showMigrations())) {
          await close();
          return undefined;
        }
        await migrate(dataSource, dialect);
        await readSource.initialize();
        reads = dialect.openReads();
        traceStatements(dialect.engine, reads, [dataSource, readSource]);
        const database: Database = {
          dataSource,
          dialect,
          reads,
          reader: readSource.manager,
          transactions,
          pools: { writes: getPool(dataSource), reads: getPool(readSource), pages: reads.pool },
          close: () => close().finally(() => dialect.close()),
        };
        await prepare?.(database);
        return database;
      } catch (error) {
        await close();
        throw error;
      }
    });
  for (;;) {
    const database = await open();
    if (database !== undefined) return database;
    // Others can take the lock in between, especially the one that migrates.
    await wait(LOOK_FOR_MIGRATIONS_MS);
  }
}

function getPool({ driver }: DataSource): unknown {
  return 'pool' in driver ? driver.pool : undefined;
}

async function migrate(dataSource: DataSource, dialect: Dialect): Promise<void> {
  if (!(await dataSource.showMigrations())) return;
  // A backup reads all tables at one moment: a table changed meanwhile would end it, or block readers while waiting for
  // it.
  await dialect.withLock('backup', async () => {
    await dialect.prepareForMigrations(dataSource);
    await runMigrations(dataSource);
  });
}
