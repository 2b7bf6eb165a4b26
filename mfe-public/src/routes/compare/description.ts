import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** The comparison, whose clubs only the visitor's browser knows. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Compare Clubs',
        description: 'Up to four youth football clubs side by side: ratings and numbers of reviews.',
        canonicalPath: '/compare',
        isUnlisted: true,
      },
      request,
    ),
});
