import { textPageDescription } from '../../head/text-page-description';

/** What the site is. */
export const description = textPageDescription({
  path: '/about',
  title: 'About',
  description:
    'How parents’ reviews of youth football clubs are collected and checked, what “Verified” means and how ratings are worked out.',
  hasNumbers: true,
});
