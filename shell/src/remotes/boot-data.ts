import type { LoadError } from '@club-reviews/domain/release-telemetry';
import type { PreloadedQuery, PublicConfig } from '@club-reviews/shared-ui/platform';

/** What the browser needs to know about one release of a remote. */
export interface RemoteRelease {
  version: string;
  /** URL of the federation container's script. */
  entryUrl: string;
  /** Subresource integrity of that script, which in turn contains the integrity of every chunk it loads. */
  entryIntegrity: string;
}

/** A remote in the registry. */
export interface RegisteredRemote {
  /** Federation name, for example `mfe_public`. */
  name: string;
  /** What visitors call its pages, such as "club pages"; missing where its release doesn't say. */
  area?: string;
  /** Path patterns the remote serves, in the router's notation. */
  routes: string[];
  /** In the order in which they're tried: a canary if the visitor gets one, the active release, the one before it. */
  releases: RemoteRelease[];
  /** Set while the remote is switched off: its area says so, and nothing of it is loaded. */
  isKilled?: boolean;
}

/** Which release of each remote is live. It's in no build: the server reads it and inlines it into each page. */
export interface Registry {
  revision: number;
  remotes: RegisteredRemote[];
}

/** Which release of the shell a page was meant to have. */
export interface ShellInUse {
  version: string;
  /** What kept the server from using it; the page then has the release before, or what the server came with. */
  error?: LoadError;
}

/** A release whose server code failed, so that a visitor who should have got it sees the page as everybody else does. */
export interface RefusedRelease {
  name: string;
  version: string;
}

/** A remote that one tab gets from somewhere else; see server/overrides. */
export interface Override {
  /** Federation name of the remote. Undefined where there's no override any more. */
  remote?: string;
  /** Where its container's script is, as it was asked for. */
  entry?: string;
  /** Path and query of the page, which was sent at another address. */
  at: string;
}

/** What the server puts into each page for the browser to start with. */
export interface BootData {
  registry: Registry;
  /** Missing as long as nothing of the shell has been released. */
  shell?: ShellInUse;
  refused?: RefusedRelease;
  origin: string;
  /** The hour in which the page was rendered: its beginning, in milliseconds since the epoch. */
  now: number;
  config: PublicConfig;
  /** The classes in the server's style element by component, with blanks between them. */
  classes: Record<string, string>;
  /** The api responses the page was rendered with, by remote. */
  preloaded: Record<string, PreloadedQuery[]>;
  /** Set where devices may keep pages for when there's no connection. */
  offline?: true;
  /** On pages of a tab that has one, or had one until now. */
  override?: Override;
}

/** Id of the script element that contains the {@link BootData} as JSON. */
export const BOOT_DATA_ID = 'boot-data';

/** Error digest for an area the server left to the browser, to tell it apart from a hydration error. */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Attribute of placeholder head tags, which are removed once the browser has rendered the page's own. */
export const PROVISIONAL_TAG = 'data-provisional';
