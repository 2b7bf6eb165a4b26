import type { IncomingHttpHeaders } from 'node:http';
import type { RegistrySnapshot } from '../registry/registry-snapshot';

/**
 * A request header naming a remote whose area is to be left to the browser. `npm run dev -- --against` sends it,
 * because the remote's code in the browser differs from the server's.
 */
const LEAVE_TO_BROWSER = 'x-leave-to-browser';

/** The remote whose area a request wants left to the browser; undefined for all other requests. */
export function clientOnly(headers: IncomingHttpHeaders): string | undefined {
  const name = headers[LEAVE_TO_BROWSER];
  return typeof name === 'string' ? name : undefined;
}

/** The same releases, but with none of the remote's code running on the server. */
export function withoutServerCode(releases: RegistrySnapshot, name: string): RegistrySnapshot {
  return { ...releases, active: new Map([...releases.active].filter(([one]) => one !== name)) };
}
