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
  /** What visitors call its pages, such as "club pages"; missing if its release doesn't say. */
  area?: string;
  /** Path patterns the remote serves, in the router's notation. */
  routes: string[];
  /** In the order they're tried: a canary if the visitor gets one, the active release, the previous one. */
  releases: RemoteRelease[];
  /** Set while the remote is switched off: its area shows a notice, and nothing of it is loaded. */
  isKilled?: boolean;
}

/**
 * Which release of each remote is live. It isn't part of any build: the server reads it and inlines it into each page.
 */
export interface Registry {
  revision: number;
  remotes: RegisteredRemote[];
}

/** A release whose server code failed, so a visitor who should have got it sees the ordinary page. */
export interface RefusedRelease {
  name: string;
  version: string;
}

/** What the server puts into each page for the browser to start with. */
export interface BootData {
  registry: Registry;
  refused?: RefusedRelease;
  origin: string;
  /** The start of the hour the page was rendered in, in milliseconds since the epoch. */
  now: number;
  config: PublicConfig;
  /** The classes in the server's style element by component, separated by spaces. */
  classes: Record<string, string>;
  /** The api responses the page was rendered with, by remote. */
  preloaded: Record<string, PreloadedQuery[]>;
  /** Set if devices may keep pages for offline use. */
  offline?: true;
}

/** Id of the script element that contains the {@link BootData} as JSON. */
export const BOOT_DATA_ID = 'boot-data';

/** Error digest for an area the server left to the browser, to tell it apart from a hydration error. */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Attribute of placeholder head tags, which are removed once the browser has rendered the page's own. */
export const PROVISIONAL_TAG = 'data-provisional';
