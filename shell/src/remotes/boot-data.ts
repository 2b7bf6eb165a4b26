import type { HandedOverQuery, PublicConfig } from '@club-reviews/shared-ui/platform';

/** One release of a remote, as the browser needs to know it. */
export interface RemoteRelease {
  version: string;
  /** Address of the federation container's script. */
  entryUrl: string;
  /** Subresource integrity of that script; it holds the integrity of every chunk it loads. */
  entryIntegrity: string;
}

/** A remote in the registry. */
export interface RegisteredRemote {
  /** Federation name, for example `mfe_public`. */
  name: string;
  /** Path patterns that belong to the remote, in the router's notation. */
  routes: string[];
  /** The active release first, then the one that stands in when the active one cannot be loaded. */
  releases: RemoteRelease[];
}

/** Which release of each remote is live. Part of no build: read by the server, inlined into each page. */
export interface Registry {
  revision: number;
  remotes: RegisteredRemote[];
}

/** What the server puts into each page for the browser to start from. */
export interface BootData {
  registry: Registry;
  origin: string;
  /** When the page was rendered, in milliseconds since the epoch. */
  now: number;
  config: PublicConfig;
  /** The answers that the page was rendered with, by remote. */
  handedOver: Record<string, HandedOverQuery[]>;
}

/** Id of the script element that holds the {@link BootData} as JSON. */
export const BOOT_DATA_ID = 'boot-data';

/** Digest of an area that the server left to the browser; tells it apart from a hydration error there. */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Attribute of head tags that stand in until the browser has rendered the page's own. */
export const PROVISIONAL_TAG = 'data-provisional';
