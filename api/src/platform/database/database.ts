import { setTimeout as wait } from 'node:timers/promises';
import { areTraced } from '@club-reviews/watching/traces';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { DatabaseSettings } from './dialect/create-dialect.js';
import { createDialect } from './dialect/create-dialect.js';
import type { Dialect } from './dialect/dialect.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { refuseNewerSchema } from './newer-schema.js';
import type { PreparedReads } from './prepared-reads.js';
import { runMigrations } from './run-migrations.js';
import { traceStatements, tracedReads } from './statement-traces.js';
import { TransactionRunner } from './transaction-runner.js';
import type { WatchedTables } from './write-watch.js';
import { WriteWatch } from './write-watch.js';

const LOOK_FOR_MIGRATIONS_MS = 1000;

/** An open, migrated database. */
export interface Database {
  readonly dataSource: DataSource;
  readonly dialect: Dialect;
  /** The fast way to read: hand-written statements for public pages, and plain rows. */
  readonly reads: PreparedReads;
  /** The ordinary way to read outside a transaction: committed entities. */
  readonly reader: EntityManager;
  readonly transactions: TransactionRunner;
  /** The pools of connections by purpose, as the driver has them; undefined on SQLite. */
  readonly pools: Readonly<Record<'writes' | 'reads' | 'pages', unknown>>;
  close(): Promise<void>;
}

/** What else must be right before the database is used; runs under the migration lock. */
export type DatabasePreparation = (
  database: Pick<Database, 'dataSource' | 'dialect' | 'transactions'>,
) => Promise<void>;

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
  const transactions = new TransactionRunner(dataSource, dialect, watch);
  const isPrepared = () =>
    dialect.withLock('migrations', async () => {
      await dataSource.initialize();
      try {
        await refuseNewerSchema(dataSource);
        if (settings.waitsForMigrations && (await dataSource.showMigrations())) {
          await dataSource.destroy();
          return false;
        }
        await migrate(dataSource, dialect);
        await prepare?.({ dataSource, dialect, transactions });
        return true;
      } catch (error) {
        await dataSource.destroy();
        throw error;
      }
    });
  // Others can take the lock in between, especially the one that migrates.
  while (!(await isPrepared())) await wait(LOOK_FOR_MIGRATIONS_MS);
  const readSource = new DataSource({
    ...dialect.readSourceOptions(),
    entities: [...entities],
    logging: false,
  });
  await readSource.initialize();
  const ownReads = dialect.openReads();
  const reads = areTraced() ? tracedReads(dialect.engine, ownReads) : ownReads;
  if (areTraced()) for (const source of [dataSource, readSource]) traceStatements(dialect.engine, source);
  return {
    dataSource,
    dialect,
    reads,
    reader: readSource.manager,
    transactions,
    pools: { writes: poolOf(dataSource), reads: poolOf(readSource), pages: reads.pool },
    close: async () => {
      try {
        await Promise.all([reads.close(), readSource.destroy()]);
      } finally {
        // During a shutdown TypeORM's Nest module may have been faster.
        if (dataSource.isInitialized) await dataSource.destroy();
        dialect.close();
      }
    },
  };
}

function poolOf({ driver }: DataSource): unknown {
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
