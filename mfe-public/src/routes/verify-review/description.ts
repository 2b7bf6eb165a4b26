import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the link in the mail leads. Nothing of its token gets into the head. */
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
