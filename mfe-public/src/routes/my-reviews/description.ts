import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where reviewers request the links to their reviews. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Find Your Reviews',
        description: 'We’ll email you a link to each review you’ve written.',
        canonicalPath: '/my-reviews',
        isUnlisted: true,
      },
      request,
    ),
});
