import { pageCall } from '../../api/reading-calls';
import { readChosenReview } from '../../lib/chosen-review';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where anyone can report a review, and where the links in emails to reporters lead. Tokens stay out of the head. */
export const description: DescribePage = (request) => {
  const id = readChosenReview(request.search);
  return {
    calls: id === undefined ? [] : [pageCall('getReview', { id })],
    head: () =>
      headTags(
        {
          title: 'Report a Review',
          description:
            'Tell our moderators what’s wrong with a review, and follow what happens to your report.',
          canonicalPath: '/report',
          isSecret: true,
        },
        request,
      ),
  };
};
