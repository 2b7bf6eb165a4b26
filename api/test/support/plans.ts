import type { Database } from '../../src/platform/database/database.js';
import { raw } from '../../src/platform/database/sql.js';
import type { Sql } from '../../src/platform/database/sql.js';

/**
 * The prefix of a statement for getting its plan, one row for each step: MySQL 9 would draw a tree unless rows are
 * requested.
 */
export function explainOn({ dataSource }: Database): Sql {
  switch (dataSource.options.type) {
    case 'mysql':
      return raw('EXPLAIN FORMAT=TRADITIONAL');
    case 'mariadb':
      return raw('EXPLAIN');
    default:
      return raw('EXPLAIN QUERY PLAN');
  }
}
