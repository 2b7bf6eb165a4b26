import { fixedDescription } from '../../head/fixed-description';

/** Where the email to the author of a review leads. Its token stays out of the head. */
export const description = fixedDescription({
  title: 'A Complaint About Your Review',
  description: 'Read the notice about your review, and answer it.',
  canonicalPath: '/notice-answer',
  isSecret: true,
});
