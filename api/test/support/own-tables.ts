import type { QueryRunner, Table } from 'typeorm';

const NAMES = {
  mysql: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
};

/**
 * Only the open database's tables, without the engine's own. (`getTables()` without names reads every database on the
 * server, and fails when another test drops its own meanwhile.)
 */
export async function ownTables(runner: QueryRunner): Promise<Table[]> {
  const engine = runner.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  const names: { name: string }[] = await runner.query(NAMES[engine]);
  if (names.length === 0) return [];
  const tables = await runner.getTables(names.map(({ name }) => name));
  // Copies: the runner keeps the ones requested by name, and alters them with every schema change.
  return tables.map((table) => table.clone());
}
