import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the link in the mail leads. Nothing of its token gets into the head, and the address stays with this site. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () => {
    const head = headTags(
      {
        title: 'Verify Your Review',
        description: 'Confirm the email address of a review, so that it can be published.',
        canonicalPath: '/verify-review',
        isUnlisted: true,
      },
      request,
    );
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
});
