import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

/** Where the link in the email to a parent leads. Its token stays out of the head. */
export const description: DescribePage = (request) => ({
  calls: [],
  head: () =>
    headTags(
      {
        title: 'Send Your Question',
        description: 'Check your question and send it to the club.',
        canonicalPath: '/confirm-enquiry',
        isSecret: true,
      },
      request,
    ),
});
