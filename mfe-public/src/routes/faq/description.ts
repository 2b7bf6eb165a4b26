import { fixedDescription } from '../../head/fixed-description';

/** Questions and answers. */
export const description = fixedDescription({
  title: 'Frequently Asked Questions',
  description:
    'Answers about reviews and their guidelines, finding and comparing clubs, claiming a club, reports, technical problems and privacy.',
  canonicalPath: '/faq',
});
