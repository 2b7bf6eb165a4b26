import type { RefusedRelease, RemoteRelease } from './boot-data';

/** How loading something from a remote went, or that what it rendered crashed. */
export interface RemoteLoad {
  /** Federation name of the remote. */
  name: string;
  /** The intended release, followed by its fallbacks. */
  releases: RemoteRelease[];
  /** Why releases failed, starting with the first. The one after them is in use, if there is one. */
  errors: unknown[];
  /** When it was requested, and when it ended, in milliseconds since the page was opened. */
  from: number;
  until: number;
  /** The release had been loaded before, and threw while rendering. */
  isCrash?: boolean;
}

/** What a visit has loaded so far. */
export interface Visit {
  refused?: RefusedRelease | undefined;
  /** The remotes' loads that haven't been reported. */
  loads: RemoteLoad[];
}

/** Name of the mark in the browser's timeline for when a remote appeared on the page. */
export const shownMark = (name: string): string => `${name} shown`;
