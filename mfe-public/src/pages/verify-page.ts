import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** Where the link in the mail leads. Nothing of its token gets into the head, and the address stays with this site. */
export const describeVerification: DescribePage = (request) => ({
  chunk: 'verify-review',
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
