import { fixedDescription } from '../../head/fixed-description';

/** What happens with personal data. */
export const description = fixedDescription({
  title: 'Privacy Policy',
  description:
    'What we store about reviewers, clubs and visitors, why, for how long, who sees it, and how to have it deleted. No tracking.',
  canonicalPath: '/privacy-policy',
});
