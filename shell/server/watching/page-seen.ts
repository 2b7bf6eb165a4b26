import type { FastifyInstance } from 'fastify';

/** Which page a request got, and how, for log and metrics. */
export interface PageSeen {
  /** By its name in the remote, or "frame" where the browser does all; never an address. */
  page: string;
  /** The remote's name, or "shell". */
  remote: string;
  /**
   * - `hit`: it was kept
   * - `rendered`: it was made for whoever asked, and those who asked at the same time
   * - `shed`: there was no room to make it
   */
  cache: 'hit' | 'rendered' | 'shed';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What page it got; undefined for everything that is no page. */
    pageSeen: PageSeen | undefined;
  }
}

/** Where pages note themselves. */
export function addPageSeen(app: FastifyInstance): void {
  app.decorateRequest('pageSeen', undefined);
}
