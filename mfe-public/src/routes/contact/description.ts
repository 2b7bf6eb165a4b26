import { fixedDescription } from '../../head/fixed-description';

/** How to contact support. */
export const description = fixedDescription({
  title: 'Contact',
  description:
    'Ask a question, correct a club’s details or report a review. We reply within 5 business days. Find out where to turn if a child is at risk.',
  canonicalPath: '/contact',
});
