import { fixedDescription } from '../../head/fixed-description';

/** Where the links in emails to reviewers lead. Their token stays out of the head. */
export const description = fixedDescription({
  title: 'Your Review',
  description: 'Read, change, withdraw or erase the review you wrote.',
  canonicalPath: '/my-review',
  isSecret: true,
});
