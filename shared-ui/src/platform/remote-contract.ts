import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Where the images of maps come from. */
export interface MapConfig {
  /** Address of an image of the map, with {z}, {x} and {y}. */
  tilesUrl: string;
  /** The map attribution; links are written as [words](address). */
  attribution: string;
}

/** The public settings of the installation: the answer of GET /api/config. */
export interface PublicConfig {
  brandName: string;
  supportEmail: string;
  /** True while the directory holds invented sample clubs; the site says so. */
  sampleData: boolean;
  /** For so many years after its season a reviewer's address is kept; missing while the api hasn't said it. */
  reviewerAddressYears?: number;
  /** Where maps come from; missing where none are shown. */
  map?: MapConfig;
  /** Which share of visits reports how releases do, from 0 to 1; missing while the api hasn't said it. */
  telemetrySample?: number;
  /** Only with sample data: the club login that the login screen shows. */
  demoLogin?: { email: string; password: string };
}

/** What the shell gives to a remote when it creates it, in the browser and on the server alike. */
export interface RemoteContext {
  /** Base of every api call: `/api` in the browser, an absolute address on the server. */
  apiBase: string;
  /** Public origin of the site without trailing slash, for absolute links in metadata and sharing. */
  origin: string;
  /** Milliseconds since the epoch at which the page was rendered; relative dates use it, so that the browser's first render equals the server's. */
  now: number;
  config: PublicConfig;
}

/** One answer that the server rendered with, in the form that RTK Query's `upsertQueryEntries` takes. */
export interface PreloadedQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** A created remote: its routes (absolute paths, wrapped in the remote's own store) and a way to load the page chunk of a path early. */
export interface RemoteInstance {
  routes: RouteObject[];
  /** Resolves when the code of the page at `pathname` is loaded; rejects when it cannot be. */
  preload(pathname: string): Promise<void>;
  /**
   * Fetches what the page at an address shows, for a visitor who is about to go there; not counted as a visit. Resolves
   * when it has arrived or couldn't be had. Missing where a release fetches nothing early.
   * @param search query string with its question mark, or ""
   */
  prefetch?(pathname: string, search: string): Promise<void>;
}

/** The surface of a remote's exposed `./routes` module. */
export interface RemoteModule {
  version: string;
  createRemote(context: RemoteContext, preloaded?: PreloadedQuery[]): RemoteInstance;
  /** Server code only: loads the code of every page, always in the same order. Older releases don't have this. */
  preloadPages?(): Promise<void>;
}

/** What the review dialog is given. */
export interface ReviewDialogProps {
  context: RemoteContext;
  /** Of the club that the review is about; missing where the writer chooses one. */
  clubSlug?: string;
  onClose(): void;
}

/** What the shell loads of remotes, by the key under which a remote exposes it. The release gate checks it. */
export interface ExposedModules {
  './routes': RemoteModule;
  './review-dialog': { default: ComponentType<ReviewDialogProps> };
}
