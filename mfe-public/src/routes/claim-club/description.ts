import { pageCall } from '../../api/reading-calls';
import { readClaimedClub } from '../../lib/claimed-club';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** The form in which a representative claims a club; `?club=` names the one to start with. */
export const description: DescribePage = (request) => {
  const slug = readClaimedClub(request.search);
  return {
    calls: slug === undefined ? [] : [pageCall('getClub', { idOrSlug: slug })],
    head: () =>
      headTags(
        {
          title: 'Claim Your Club',
          description:
            'For club representatives: claim your youth football club’s page, keep its profile up to date and reply to parents’ reviews. Free of charge.',
          canonicalPath: '/claim-club',
        },
        request,
      ),
  };
};
