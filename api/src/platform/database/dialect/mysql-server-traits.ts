import type { Connection, RowDataPacket } from 'mysql2/promise';

export type ServerKind = 'mysql' | 'mariadb';

/** What a server reports about itself. */
export interface ServerTraits {
  kind: ServerKind;
  /** Whether other servers accept writes to the same data. */
  isCluster: boolean;
}

/** Asks a server what it is. The two kinds report "no default" differently, so TypeORM must know whose schema it reads. */
export async function readTraits(connection: Connection): Promise<ServerTraits> {
  const [version] = await valuesOf(connection, `SHOW GLOBAL VARIABLES LIKE 'version'`);
  const isMariadb = /mariadb/i.test(version ?? '');
  const [cluster] = await valuesOf(
    connection,
    isMariadb
      ? `SHOW GLOBAL VARIABLES LIKE 'wsrep_on'`
      : `SHOW GLOBAL VARIABLES LIKE 'group_replication_group_name'`,
  );
  return { kind: isMariadb ? 'mariadb' : 'mysql', isCluster: !['OFF', '', undefined].includes(cluster) };
}

/** Which server of a cluster a connection leads to; undefined if there's a single server. */
export async function nodeOf(
  connection: Connection,
  { kind, isCluster }: ServerTraits,
): Promise<string | undefined> {
  if (!isCluster) return undefined;
  const statement =
    kind === 'mariadb'
      ? `SHOW GLOBAL STATUS LIKE 'wsrep_gcomm_uuid'`
      : `SHOW GLOBAL VARIABLES LIKE 'server_uuid'`;
  return (await valuesOf(connection, statement))[0] ?? '';
}

async function valuesOf(connection: Connection, show: string): Promise<string[]> {
  const [rows] = await connection.query<(RowDataPacket & { Value: string })[]>(show);
  return rows.map(({ Value }) => Value);
}
