import { textPageDescription } from '../../head/text-page-description';

/** How to contact support. */
export const description = textPageDescription({
  path: '/contact',
  title: 'Contact',
  description:
    'Ask a question, correct a club’s details or report a review. We reply within 5 business days. Find out where to turn if a child is at risk.',
});
