import type { RefusedRelease, RemoteRelease, ShellInUse } from './boot-data';

/** How it went to load something from a remote, or that what it showed crashed. */
export interface RemoteLoad {
  /** Federation name of the remote. */
  name: string;
  /** The release that was meant, then those to fall back to. */
  releases: RemoteRelease[];
  /** Why releases failed, from the first one on. The one after them is in use, if there is one. */
  errors: unknown[];
  /** When it was asked for, and when it had ended, in milliseconds of the page's life. */
  from: number;
  until: number;
  /** The release had been loaded before, and threw when it was shown. */
  isCrash?: boolean;
}

/** What a visit has loaded so far. */
export interface Visit {
  shell: ShellInUse | undefined;
  refused?: RefusedRelease | undefined;
  /** The remotes' loads that haven't been reported. */
  loads: RemoteLoad[];
  /** What the shell itself has thrown, outside of all areas: there's no page any more then. */
  crash?: unknown;
}

/** Name of the mark in the browser's timeline at which a remote was on the page. */
export const shownMark = (name: string): string => `${name} shown`;
