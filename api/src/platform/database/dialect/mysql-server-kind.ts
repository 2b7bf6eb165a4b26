import type { Connection, RowDataPacket } from 'mysql2/promise';

export type ServerKind = 'mysql' | 'mariadb';

/** Asks a server what it is. The two kinds report "no default" differently, so TypeORM must know whose schema it reads. */
export async function readKind(connection: Connection): Promise<ServerKind> {
  const [rows] = await connection.query<(RowDataPacket & { Value: string })[]>(
    `SHOW GLOBAL VARIABLES LIKE 'version'`,
  );
  return /mariadb/i.test(rows[0]?.Value ?? '') ? 'mariadb' : 'mysql';
}
