import { fixedDescription } from '../../head/fixed-description';

/** Where the link in the email leads. Its token stays out of the head. */
export const description = fixedDescription({
  title: 'Verify Your Review',
  description: 'Check your review and publish it.',
  canonicalPath: '/verify-review',
  isSecret: true,
});
