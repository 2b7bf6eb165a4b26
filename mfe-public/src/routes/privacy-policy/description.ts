import { textPageDescription } from '../../head/text-page-description';

/** What happens with personal data. */
export const description = textPageDescription({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What we store about reviewers, clubs and visitors, why, for how long, who sees it, and how to have it deleted. No tracking.',
});
