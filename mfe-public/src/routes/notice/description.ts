import { fixedDescription } from '../../head/fixed-description';

/** Where notices of defamation are written and followed. A link's token stays out of the head. */
export const description = fixedDescription({
  title: 'Notice of Defamation',
  description: 'Send us a notice about a review that defames you, and follow what happens to it.',
  canonicalPath: '/notice',
  isSecret: true,
});
