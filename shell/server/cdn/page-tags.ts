import type { FastifyReply } from 'fastify';
import type { KeptPage } from '../page-cache/kept-page';

/** On every page: what is purged when nobody can say what has changed. */
export const EVERY_PAGE = 'pages';
/** On every page that shows more than certain clubs. */
export const DIRECTORY_PAGES = 'directory';

export const clubTag = (club: number) => `club-${club}`;
export const releaseTag = (revision: number) => `release-${revision}`;

/** How long a content delivery network may keep pages, in seconds. */
export interface CdnTimes {
  /** Without asking; 0 where there is no such network. */
  fresh: number;
  /** And then while it asks for the page in the background. */
  stale: number;
}

function tagsOf({ subject, moment }: KeptPage): string[] {
  const release = releaseTag(moment.releases.registry.revision);
  if (subject === 'nothing') return [EVERY_PAGE, release];
  return [EVERY_PAGE, release, ...(subject === 'directory' ? [DIRECTORY_PAGES] : subject.map(clubTag))];
}

/** Lets a content delivery network keep a page, and names what it's purged by, the way most networks read it. */
export function addCdnHeaders(reply: FastifyReply, page: KeptPage, { fresh, stale }: CdnTimes): void {
  if (fresh === 0 || !page.isComplete || page.status >= 500) return;
  const tags = tagsOf(page);
  const whileStale = stale > 0 ? `, stale-while-revalidate=${stale}` : '';
  reply.headers({
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}${whileStale}`,
    'Surrogate-Key': tags.join(' '),
    'Cache-Tag': tags.join(','),
  });
}
