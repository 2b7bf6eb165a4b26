import { fixedDescription } from '../../head/fixed-description';

/** Where a link in a club’s invitation leads. Its token stays out of the head. */
export const description = fixedDescription({
  title: 'No More Invitations',
  description: 'Stop invitations from clubs to write a review.',
  canonicalPath: '/no-invitations',
  isSecret: true,
});
