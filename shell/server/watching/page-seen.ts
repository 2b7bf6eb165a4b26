import type { FastifyInstance } from 'fastify';

/** Which page a request got, and how, for logs and metrics. */
export interface PageSeen {
  /** By its name in the remote, or "frame" if the browser does everything; never a URL. */
  page: string;
  /** The remote's name, or "shell". */
  remote: string;
  /**
   * - `hit`: it was cached
   * - `rendered`: it was rendered for this visitor and others waiting for it
   * - `shed`: there was no capacity to render it
   */
  cache: 'hit' | 'rendered' | 'shed';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Which page it got; undefined for anything that isn't a page. */
    pageSeen: PageSeen | undefined;
  }
}

/** Lets page routes record what they served. */
export function addPageSeen(app: FastifyInstance): void {
  app.decorateRequest('pageSeen', undefined);
}
