import type { ConnectionOptions } from 'mysql2';
import type { HostAddress } from './mysql-hosts.js';

/** How a server, or a cluster of them, is reached. */
export interface MysqlServer extends Pick<ConnectionOptions, 'user' | 'password'> {
  /** The servers, in order of preference; at least one. */
  hosts: readonly [HostAddress, ...HostAddress[]];
  database: string;
  ssl?: { rejectUnauthorized: boolean };
}

const DEFAULT_PORT = 3306;

/**
 * Reads `mysql://user:password@host:port/database`, parts percent-encoded; `?ssl=true` requires verified TLS, and
 * `?hosts=b:3306,c:3306` names further servers of the same cluster, for when the first is away. Throws TypeError for
 * anything else.
 */
export function parseMysqlUrl(text: string): MysqlServer {
  const url = new URL(text);
  const others = (url.searchParams.get('hosts') ?? '').split(',').filter((host) => host.trim() !== '');
  return {
    hosts: [getAddress(url), ...others.map((host) => getAddress(new URL(`mysql://${host.trim()}`)))],
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: { rejectUnauthorized: true } } : {}),
  };
}

function getAddress({ hostname, port }: URL): HostAddress {
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : DEFAULT_PORT,
  };
}
