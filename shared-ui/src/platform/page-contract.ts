import type { PublicConfig } from './remote-contract';

/** An api response as the page description gets it, in the browser and on the server. */
export interface PageResponse {
  status: number;
  headers: { get(name: string): string | null };
  /** Parsed JSON. */
  body: unknown;
}

/** One api call that a page needs before it can be rendered. */
export interface PageCall {
  endpointName: string;
  /** The argument of the RTK Query endpoint; with the name, it's the cache key. */
  arg: unknown;
  /** Path below `/api`, with its query string. */
  path: string;
  /** Returns what the RTK Query endpoint would hold for this response; throws if the page can't use it. */
  read(answer: PageResponse): unknown;
}

/** Everything that a page puts in the document's head. Attribute records become tags unchanged. */
export interface HeadTags {
  /** HTTP status of the page: 200, 404 if its subject doesn't exist, or 301 if that's at another address. */
  status: number;
  /** With 301, the path and query of that address. */
  location?: string;
  title: string;
  meta: Record<string, string>[];
  link: Record<string, string>[];
  jsonLd?: unknown[];
}

/** What a page description may depend on besides the address. */
export interface PageContext {
  origin: string;
  config: PublicConfig;
}

/** A page as the server knows it before running React: its calls, its code chunk, its head. */
export interface PageDescription {
  calls: PageCall[];
  /**
   * Calls that depend on the responses to `calls`. Gets their values in order; in the browser, undefined for those that
   * haven't arrived.
   */
  dependentCalls?(values: unknown[]): PageCall[];
  /** Name of the chunk with the page's component, for preloading. */
  chunk: string;
  /** Names of the chunks with parts of the page that only some of its addresses show, for preloading. */
  partChunks?: readonly string[];
  /** Builds the head from the values returned by the calls' `read`: in order, with those of dependent calls last. */
  head(values: unknown[]): HeadTags;
}

/** Part of the sitemap: a list of pages, in as many batches as it takes to read them. The server decides on the files. */
export interface SitemapPart {
  /** Used in its file names; letters only. */
  name: string;
  /** The api calls for batch number `file`; batches count from 1. One batch is all from one moment. */
  calls(file: number): PageCall[];
  /** The paths in the batch, and how many batches there are, from the values returned by the calls' `read`. */
  read(values: unknown[]): SitemapPaths | Promise<SitemapPaths>;
}

/** The contents of one batch of a {@link SitemapPart}, and how many batches the part has. */
export interface SitemapPaths {
  paths: string[];
  files: number;
}
