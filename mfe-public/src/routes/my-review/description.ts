import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the links in emails to reviewers lead. Their token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Your Review',
        description: 'Read, change, withdraw or erase the review you wrote.',
        canonicalPath: '/my-review',
        isSecret: true,
      },
      request,
    ),
});
