/** `INSERT INTO table (columns) VALUES (?, …)`. */
export function insertSql(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}

/** `column = expression, …`. */
export function assignments(changes: Record<string, string>): string {
  return Object.entries(changes)
    .map(([column, expression]) => `${column} = ${expression}`)
    .join(', ');
}
