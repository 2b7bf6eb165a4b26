import type { ListClubsPageApiArg } from '../api/generated';
import { toPageCall } from '../api/reading-call';
import { clubsPageCall } from '../api/reading-calls';
import type { ClubsPage } from '../api/types';
import { readDirectoryPlace } from '../lib/directory-place';
import type { DirectoryPlace } from '../lib/directory-place';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** Clubs on one page of the directory. */
export const DIRECTORY_PAGE_SIZE = 20;

/** The argument of the directory call for a place in it. */
export function directoryArgument({ text, page }: DirectoryPlace): ListClubsPageApiArg {
  return { page, pageSize: DIRECTORY_PAGE_SIZE, ...(text === '' ? {} : { q: text }) };
}

/** Browse all clubs. A page beyond the last one is a 404 with the directory's frame around it. */
export const describeBrowse: DescribePage = (request) => {
  const place = readDirectoryPlace(request.search);
  return {
    chunk: 'browse-clubs',
    calls: [toPageCall(clubsPageCall, directoryArgument(place))],
    head: ([value]) => {
      const answer = value as ClubsPage | undefined;
      const isBeyond = answer !== undefined && place.page > 1 && answer.clubs.length === 0;
      return headTags(
        {
          title: place.page > 1 ? `Browse All Clubs, page ${place.page}` : 'Browse All Clubs',
          description: `${place.page > 1 ? `Page ${place.page} of all clubs. ` : ''}Every youth football club in the directory, with its leagues, parents’ ratings and reviews. Search by name or location.`,
          canonicalPath: place.page > 1 ? `/browse-clubs?page=${place.page}` : '/browse-clubs',
          status: isBeyond ? 404 : 200,
          isUnlisted: isBeyond || place.text !== '',
        },
        request,
      );
    },
  };
};
