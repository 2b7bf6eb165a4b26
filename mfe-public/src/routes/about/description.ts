import { pageCall } from '../../api/reading-calls';
import { fixedDescription } from '../../head/fixed-description';

/** What the site is. */
export const description = fixedDescription(
  {
    title: 'About',
    description:
      'How parents’ reviews of youth football clubs are collected and checked, what “Verified” means and how ratings are worked out.',
    canonicalPath: '/about',
  },
  [pageCall('getStats', undefined)],
);
