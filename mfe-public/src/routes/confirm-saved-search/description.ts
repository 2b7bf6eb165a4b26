import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where a link in a saved search’s emails leads. Its token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Confirm Your Saved Search',
        description: 'Check your saved search and start its emails.',
        canonicalPath: '/confirm-saved-search',
        isSecret: true,
      },
      request,
    ),
});
