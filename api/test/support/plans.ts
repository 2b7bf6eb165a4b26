import type { Database } from '../../src/platform/database/database.js';
import { raw } from '../../src/platform/database/sql.js';
import type { Sql } from '../../src/platform/database/sql.js';

/** What stands before a statement to be told its plan, a row for each step: MySQL 9 would draw a tree unless it's asked for rows. */
export function explainOn({ dataSource }: Pick<Database, 'dataSource'>): Sql {
  switch (dataSource.options.type) {
    case 'mysql':
      return raw('EXPLAIN FORMAT=TRADITIONAL');
    case 'mariadb':
      return raw('EXPLAIN');
    default:
      return raw('EXPLAIN QUERY PLAN');
  }
}
