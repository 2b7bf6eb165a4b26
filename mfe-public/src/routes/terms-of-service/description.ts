import { textPageDescription } from '../../head/text-page-description';

/** The rules of the site. */
export const description = textPageDescription({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'Who may review a club, the review guidelines, how reviews are checked, what happens to reports, and the rules for clubs.',
});
