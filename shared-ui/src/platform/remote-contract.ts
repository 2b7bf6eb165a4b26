import type { PublicOperator } from '@club-reviews/domain/operator-defaults';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Where streets come from: images of a server, or an archive on this site. */
export interface MapConfig {
  /** Address of a street image, with {z}, {x} and {y}. */
  tilesUrl?: string;
  /** Path of a PMTiles archive with Protomaps' layers. Earlier releases of remotes don't know it. */
  archiveUrl?: string;
  /** Their attribution; links are written as [words](address). */
  attribution: string;
}

/** The installation's public settings: the response of GET /api/config, and what the shell knows itself. */
export interface PublicConfig {
  brandName: string;
  supportEmail: string;
  /** Who runs the site and what they promise; missing until the api has said so. Read it with `getOperator`. */
  operator?: PublicOperator;
  /** Path of the operator's logo, if there is one. */
  logoUrl?: string;
  /** Icons in the operator's colours, or of their logo, are at `/api/icons/{name}?v={iconVersion}`, if there are any. */
  iconVersion?: string;
  /** The operator's colours, as CSS custom properties for each theme. */
  theme?: { light: string; dark: string };
  /** True while the directory contains fictional sample clubs; the site says so. */
  sampleData: boolean;
  /** How many years after its season a reviewer's address is kept; missing until the api has said so. */
  reviewerAddressYears?: number;
  /** How many days a removed review is kept; missing until the api has said so. */
  removedReviewDays?: number;
  /** Where maps get streets from; missing if they only show coast and towns. Earlier releases of remotes then have no maps. */
  map?: MapConfig;
  /** Whether `/open-data` has a dataset. */
  openData?: boolean;
  /** Whether the shell leads from /r/{slug} to a club's review form; earlier shells don't. */
  shortReviewLinks?: boolean;
  /** What share of visits reports on how releases perform, from 0 to 1; missing until the api has said so. */
  telemetrySample?: number;
  /** Only with sample data: the club login shown on the login screen. */
  demoLogin?: { email: string; password: string };
}

/** What the shell passes to a remote when creating it, in the browser and on the server. */
export interface RemoteContext {
  /** Base of every api call: `/api` in the browser, an absolute address on the server. */
  apiBase: string;
  /** Public origin of the site without a trailing slash, for absolute links in metadata and sharing. */
  origin: string;
  /** When the page was rendered (epoch ms). Relative dates use it, so that browser and server render the same. */
  now: number;
  config: PublicConfig;
}

/** A response that the server rendered with, in the format that RTK Query's `upsertQueryEntries` takes. */
export interface PreloadedQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** A remote once created: its routes (absolute paths, in its own store) and a way to load a path's page chunk early. */
export interface RemoteInstance {
  routes: RouteObject[];
  /** Resolves when the code of the page at `pathname` has loaded; rejects if it can't be. */
  preload(pathname: string): Promise<void>;
  /**
   * Prefetches what the page at an address shows, for a visitor who is about to go there; not counted as a visit.
   * Resolves when it has arrived or failed. Missing if a release doesn't prefetch.
   * @param search query string with its question mark, or ""
   */
  prefetch?(pathname: string, search: string): Promise<void>;
}

/** The interface of a remote's exposed `./routes` module. */
export interface RemoteModule {
  version: string;
  createRemote(context: RemoteContext, preloaded?: PreloadedQuery[]): RemoteInstance;
  /** Server code only: loads the code of every page, always in the same order. Older releases don't have this. */
  preloadPages?(): Promise<void>;
}

/** The review dialog's props. */
export interface ReviewDialogProps {
  context: RemoteContext;
  /** The slug of the club to review; missing if the writer chooses one. */
  clubSlug?: string;
  onClose(): void;
}

/** The modules that the shell loads from remotes, by the key they're exposed under. The release gate checks it. */
export interface ExposedModules {
  './routes': RemoteModule;
  './review-dialog': { default: ComponentType<ReviewDialogProps> };
}
