import { fixedDescription } from '../../head/fixed-description';

/** Where a link in a saved search’s emails leads. Its token stays out of the head. */
export const description = fixedDescription({
  title: 'Confirm Your Saved Search',
  description: 'Check your saved search and start its emails.',
  canonicalPath: '/confirm-saved-search',
  isSecret: true,
});
