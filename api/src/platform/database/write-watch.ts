import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import { AbstractLogger } from 'typeorm';
import type { Sql } from './sql.js';

/** Tables whose changes have to be accounted for. */
export interface WatchedTables {
  tables: ReadonlySet<string>;
  /** Deleting rows in these deletes rows in the others, by their foreign keys. */
  parents: ReadonlySet<string>;
  /** Reads their version, one row, which grows with each transaction that changes what has to be accounted for. */
  version: Sql;
  /** Called at the end of a transaction that wrote to some of them without {@link answerForWrites}. */
  unanswered(manager: EntityManager, tables: readonly string[]): void;
}

const WRITE = /^\s*(INSERT|REPLACE|UPDATE|DELETE)\s+(?:(?:OR|IGNORE|INTO|FROM)\s+)*[`"]?(\w+)/i;

const answered = new WeakSet<EntityManager>();

/** One for the process: Node.js looks at every such storage whenever a promise is made. */
const written = new AsyncLocalStorage<Set<string>>();

/** Declares that everything the transaction of `manager` writes to watched tables is accounted for. */
export function answerForWrites(manager: EntityManager): void {
  answered.add(manager);
}

/**
 * Is told about every statement that TypeORM runs, and records which watched tables a transaction writes to. It logs
 * nothing.
 */
export class WriteWatch extends AbstractLogger {
  constructor(private readonly watched?: WatchedTables) {
    super(false);
  }

  /** Runs the work of a transaction. Throws what `unanswered` throws. */
  async during<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
    if (!this.watched) return work();
    const tables = new Set<string>();
    const result = await written.run(tables, work);
    if (tables.size > 0 && !answered.has(manager)) this.watched.unanswered(manager, [...tables]);
    return result;
  }

  override logQuery(query: string): void {
    const tables = written.getStore();
    if (!tables) return;
    const [, verb = '', table = ''] = WRITE.exec(query) ?? [];
    if (this.watched?.tables.has(table)) tables.add(table);
    else if (verb.toUpperCase() === 'DELETE' && this.watched?.parents.has(table)) tables.add(table);
  }

  protected override writeLog(): void {
    // The caller logs failures.
  }
}
