/**
 * Makes time pass for the data on a MariaDB server by moving every time in every table this far into the past.
 * @param {{query: (statement: string) => Promise<object[]>}} database
 */
export async function letTimePass(database, milliseconds) {
  const columns = await database.query(
    `SELECT table_name AS \`table\`, column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND data_type = 'datetime'`,
  );
  for (const table of new Set(columns.map((column) => column.table))) {
    const names = columns.filter((column) => column.table === table).map(({ name }) => `\`${name}\``);
    const changes = names.map((name) => `${name} = ${name} - INTERVAL ${milliseconds * 1000} MICROSECOND`);
    await database.query(`UPDATE \`${table}\` SET ${changes.join(', ')}`);
  }
}
