import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the link in the email leads. Its token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Verify Your Review',
        description: 'Check your review and publish it.',
        canonicalPath: '/verify-review',
        isSecret: true,
      },
      request,
    ),
});
