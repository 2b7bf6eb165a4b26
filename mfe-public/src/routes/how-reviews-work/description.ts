import { toPageCall } from '../../api/reading-call';
import { moderationByMonthCall, reviewsByMonthCall } from '../../api/reading-calls';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** How reviews are checked, and figures for the last twelve months. */
export const description: DescribePage = (request) => ({
  calls: [toPageCall(reviewsByMonthCall, undefined), toPageCall(moderationByMonthCall, undefined)],
  head: () =>
    headTags(
      {
        title: 'How Reviews Work',
        description:
          'What we check before a review is published, what “Verified” means, what money can’t buy here, and how many reviews we publish and remove each month.',
        canonicalPath: '/how-reviews-work',
      },
      request,
    ),
});
