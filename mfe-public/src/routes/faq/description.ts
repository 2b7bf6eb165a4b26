import { textPageDescription } from '../../head/text-page-description';

/** Questions and answers. */
export const description = textPageDescription({
  path: '/faq',
  title: 'Frequently Asked Questions',
  description:
    'Answers about reviews and their guidelines, finding and comparing clubs, claiming a club, reports, technical problems and privacy.',
});
