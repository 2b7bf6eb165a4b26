import type { FastifyReply } from 'fastify';
import type { CachedPage } from '../page-cache/cached-page';

/** On every page: purged when we can't tell what has changed. */
export const EVERY_PAGE = 'pages';
/** On every page that shows more than specific clubs. */
export const DIRECTORY_PAGES = 'directory';

export const clubTag = (club: number) => `club-${club}`;
export const releaseTag = (revision: number) => `release-${revision}`;

/** How long a content delivery network may cache pages, in seconds. */
export interface CdnTimes {
  /** Without revalidating; 0 if there is no such network. */
  fresh: number;
  /** After that, while it revalidates in the background. */
  stale: number;
}

function getTags({ subject, moment }: CachedPage): string[] {
  const release = releaseTag(moment.releases.registry.revision);
  if (subject === 'nothing') return [EVERY_PAGE, release];
  return [EVERY_PAGE, release, ...(subject === 'directory' ? [DIRECTORY_PAGES] : subject.map(clubTag))];
}

/** Lets a content delivery network cache a page, and sets its purge tags in the formats most networks read. */
export function addCdnHeaders(reply: FastifyReply, page: CachedPage, { fresh, stale }: CdnTimes): void {
  if (fresh === 0 || !page.isComplete || page.status >= 500) return;
  const tags = getTags(page);
  const whileStale = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  reply.headers({
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}${whileStale}`,
    'Surrogate-Key': tags.join(' '),
    'Cache-Tag': tags.join(','),
  });
}
