import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the letter to the author of a review leads. Nothing of its token gets into the head. */
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
