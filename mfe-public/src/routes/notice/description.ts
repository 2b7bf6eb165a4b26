import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where notices of defamation are written and followed. A link's token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Notice of Defamation',
        description: 'Send us a notice about a review that defames you, and follow what happens to it.',
        canonicalPath: '/notice',
        isSecret: true,
      },
      request,
    ),
});
