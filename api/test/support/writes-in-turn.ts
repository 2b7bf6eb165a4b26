import type { EntityManager } from 'typeorm';
import { noteNothingPublic } from '../../src/model/clubs/club-versions.js';
import type { Database } from '../../src/platform/database/database.js';

type Work = (manager: EntityManager) => Promise<unknown>;
type Call = (...parameters: unknown[]) => Promise<unknown>;

const WRITE = /^(save|insert|upsert|update|updateAll|delete|deleteAll|clear|increment|decrement)$/;
const READ = /^\s*(SELECT|EXPLAIN|PRAGMA)/i;

/**
 * A running api's database, for its test. On SQLite, what a test writes past the api would land in whatever transaction a
 * worker has open on the one connection, and be rolled back with it: here it waits for its turn, as the api's own does.
 */
export function withWritesInTurn(database: Database): Database {
  const { dataSource, dialect, transactions } = database;
  if (dialect.concurrentTransactions > 1) return database;

  const inTurn = (work: Work) =>
    transactions.runInTransaction((manager) => {
      noteNothingPublic(manager);
      return work(manager);
    });
  const toPatient = <T extends object>(target: T, own: (manager: EntityManager) => object): T =>
    toChanged(target, (name, value) => {
      const write = (...parameters: unknown[]) =>
        inTurn((manager) => (toBound(own(manager), name) as Call)(...parameters));
      if (WRITE.test(name)) return write;
      if (name !== 'query') return value;
      return (text: string, ...rest: unknown[]) =>
        READ.test(text) ? (value as Call)(text, ...rest) : write(text, ...rest);
    });

  const manager = toPatient(dataSource.manager, (own) => own);
  const getRepository: EntityManager['getRepository'] = (entity) =>
    toPatient(dataSource.getRepository(entity), (own) => own.getRepository(entity));
  const query = manager.query.bind(manager);
  const changed: Record<string, unknown> = { manager, getRepository, query, transaction: inTurn };
  const patient = toChanged(dataSource, (name, value) => changed[name] ?? value);
  return toChanged(database, (name, value) => (name === 'dataSource' ? patient : value));
}

/** An object with some properties replaced; its methods still run on the object itself. */
function toChanged<T extends object>(target: T, change: (name: string, value: unknown) => unknown): T {
  return new Proxy(target, {
    get(_, name) {
      const value = toBound(target, name);
      return typeof name === 'string' ? change(name, value) : value;
    },
  });
}

function toBound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
