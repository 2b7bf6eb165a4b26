import type { ConnectionOptions } from 'mysql2';

/** How a server is reached. */
export interface MysqlServer extends Pick<ConnectionOptions, 'user' | 'password'> {
  host: string;
  port: number;
  database: string;
  ssl?: { rejectUnauthorized: boolean };
}

const DEFAULT_PORT = 3306;

/** Reads `mysql://user:password@host:port/database`, parts percent-encoded; `?ssl=true` asks for verified TLS. */
export function parseMysqlUrl(text: string): MysqlServer {
  const url = new URL(text);
  return {
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : DEFAULT_PORT,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: { rejectUnauthorized: true } } : {}),
  };
}
