import type { DataSource, EntityManager } from 'typeorm';
import type { Dialect } from './dialect/dialect.js';
import type { PreparedReads } from './prepared-reads.js';
import type { TransactionRunner } from './transaction-runner.js';

/** An open, migrated database, and what it's injected by. */
export abstract class Database {
  abstract readonly dataSource: DataSource;
  abstract readonly dialect: Dialect;
  /** The fast way to read: hand-written statements for public pages, and plain rows. */
  abstract readonly reads: PreparedReads;
  /** The ordinary way to read outside a transaction: committed entities. */
  abstract readonly reader: EntityManager;
  abstract readonly transactions: TransactionRunner;
  /** The pools of connections by purpose, as the driver has them; undefined on SQLite. */
  abstract readonly pools: Readonly<Record<'writes' | 'reads' | 'pages', unknown>>;
  abstract close(): Promise<void>;
}
