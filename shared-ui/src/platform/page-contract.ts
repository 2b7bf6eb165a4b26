import type { PublicConfig } from './remote-contract';

/** An api answer as the page description sees it, in the browser and on the server. */
export interface PageAnswer {
  status: number;
  headers: { get(name: string): string | null };
  /** Parsed JSON. */
  body: unknown;
}

/** One api call that a page needs before it can be rendered. */
export interface PageCall {
  endpointName: string;
  /** The argument of the RTK Query endpoint: together with the name, the cache key. */
  arg: unknown;
  /** Path below `/api`, with its query string. */
  path: string;
  /** Returns what the RTK Query endpoint would hold for this answer; throws when the page can't use the answer. */
  read(answer: PageAnswer): unknown;
}

/** Everything a page puts into the document's head. Attribute records become tags as they are. */
export interface HeadTags {
  /** HTTP status of the page: 200, 404 when its subject does not exist, or 301 when that is at another address. */
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

/** A page as the server knows it before any React runs: its calls, its code chunk, its head. */
export interface PageDescription {
  calls: PageCall[];
  /**
   * Calls that depend on the answers to `calls`. Gets their values in order; in the browser, undefined for those that
   * haven't arrived.
   */
  dependentCalls?(values: unknown[]): PageCall[];
  /** Name of the chunk with the page's component, for preloading. */
  chunk: string;
  /** Names of the chunks with parts of the page that only some of its addresses show, for preloading. */
  partChunks?: readonly string[];
  /** Builds the head from the values that the calls' `read` returned: in their order, those of dependent calls last. */
  head(values: unknown[]): HeadTags;
}

/** Part of the sitemap: a list of pages, in as many files as it needs. */
export interface SitemapPart {
  /** Names its files; letters only. */
  name: string;
  /** The api calls that file number `file` is made of; files count from 1. */
  calls(file: number): PageCall[];
  /** The paths that the file lists, and how many files there are, from the values that the calls' `read` returned. */
  read(values: unknown[]): SitemapPaths | Promise<SitemapPaths>;
}

/** What one file of a {@link SitemapPart} lists, and how many files the part has. */
export interface SitemapPaths {
  paths: string[];
  files: number;
}
