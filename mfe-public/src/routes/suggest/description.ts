import { pageCall } from '../../api/reading-calls';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';
import { readClaimedClub } from '../../lib/claimed-club';

/** Where anyone can suggest a missing club or a correction; `?club=` names the club to start with. */
export const description: DescribePage = (request) => {
  const slug = readClaimedClub(request.search);
  return {
    calls: slug === undefined ? [] : [pageCall('getClub', { idOrSlug: slug })],
    head: () =>
      headTags(
        {
          title: 'Suggest a Club or a Correction',
          description:
            'Tell us about a youth football club that is missing, has closed, has moved or is listed twice, and we’ll put the directory right.',
          canonicalPath: '/suggest',
        },
        request,
      ),
  };
};
