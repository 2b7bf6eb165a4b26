import { pageCall } from '../../api/reading-calls';
import type { ClubsPage, FoundClubs } from '../../api/types';
import { findArgument, isPlain, listArgument, readFindParams } from '../../lib/find-params';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Browse all clubs. A page past the end is a 404 within the directory's frame. */
export const description: DescribePage = (request) => {
  const params = readFindParams(request.search);
  return {
    calls: [
      isPlain(params)
        ? pageCall('listClubsPage', listArgument(params))
        : pageCall('findClubs', findArgument(params)),
    ],
    head: ([value]) => {
      const answer = value as ClubsPage | FoundClubs | undefined;
      const isBeyond = answer !== undefined && params.page > 1 && answer.clubs.length === 0;
      return headTags(
        {
          title: params.page > 1 ? `Browse All Clubs, page ${params.page}` : 'Browse All Clubs',
          description: `${params.page > 1 ? `Page ${params.page} of all clubs. ` : ''}Every youth football club in the directory, with its leagues, parents’ ratings and reviews. Search by name, town or postcode.`,
          canonicalPath: params.page > 1 ? `/browse-clubs?page=${params.page}` : '/browse-clubs',
          status: isBeyond ? 404 : 200,
          isUnlisted: isBeyond || !isPlain(params),
        },
        request,
      );
    },
  };
};
