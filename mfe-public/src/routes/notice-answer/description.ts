import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the email to the author of a review leads. Its token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'A Complaint About Your Review',
        description: 'Read the notice about your review, and answer it.',
        canonicalPath: '/notice-answer',
        isSecret: true,
      },
      request,
    ),
});
