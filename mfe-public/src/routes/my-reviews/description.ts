import { fixedDescription } from '../../head/fixed-description';

/** Where reviewers request the links to their reviews. */
export const description = fixedDescription({
  title: 'Find Your Reviews',
  description: 'We’ll email you a link to each review you’ve written.',
  canonicalPath: '/my-reviews',
  isUnlisted: true,
});
