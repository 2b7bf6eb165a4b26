import { pageCall } from '../../api/reading-calls';
import { fixedDescription } from '../../head/fixed-description';

/** How reviews are checked, and figures for the last twelve months. */
export const description = fixedDescription(
  {
    title: 'How Reviews Work',
    description:
      'What we check before a review is published, what “Verified” means, what money can’t buy here, and how many reviews we publish and remove each month.',
    canonicalPath: '/how-reviews-work',
  },
  [
    pageCall('getReviewsByMonth', undefined),
    pageCall('getReviewHandling', undefined),
    pageCall('getModerationByMonth', undefined),
  ],
);
