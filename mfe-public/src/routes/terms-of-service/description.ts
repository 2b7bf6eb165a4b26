import { fixedDescription } from '../../head/fixed-description';

/** The rules of the site. */
export const description = fixedDescription({
  title: 'Terms of Service',
  description:
    'Who may review a club, the review guidelines, how reviews are checked, what happens to reports, and the rules for clubs.',
  canonicalPath: '/terms-of-service',
});
