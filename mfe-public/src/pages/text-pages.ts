import { toPageCall } from '../api/reading-call';
import { statsCall } from '../api/reading-calls';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

/** A page of text that is the same for everybody; its chunk is named like its path. */
interface TextPageFacts {
  path: string;
  title: string;
  description: string;
  /** Whether it says how many clubs or reviews there are. */
  hasNumbers?: boolean;
}

function textPage({ path, title, description, hasNumbers = false }: TextPageFacts): DescribePage {
  return (request) => ({
    chunk: path.slice(1),
    calls: hasNumbers ? [toPageCall(statsCall, undefined)] : [],
    head: () => headTags({ title, description, canonicalPath: path }, request),
  });
}

/** What the site offers to clubs. */
export const describeForClubs = textPage({
  path: '/for-clubs',
  title: 'For Clubs',
  description:
    'Claim your youth football club’s page free of charge: describe the club, reply to parents’ reviews and see what families value.',
  hasNumbers: true,
});

/** What the site is. */
export const describeAbout = textPage({
  path: '/about',
  title: 'About',
  description:
    'How parents’ reviews of youth football clubs are collected and checked, what “Verified” means and how ratings are worked out.',
  hasNumbers: true,
});

/** What happens with personal data. */
export const describePrivacyPolicy = textPage({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What is stored about reviewers, clubs and visitors, why, for how long and who sees it, and how to have it deleted. No cookies, no tracking.',
});

/** The rules of the site. */
export const describeTermsOfService = textPage({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'Who may review a club, the review guidelines, how reviews are checked, what happens with reports, and the rules for clubs.',
});

/** Ways to write to the support. */
export const describeContact = textPage({
  path: '/contact',
  title: 'Contact',
  description:
    'Ask a question, correct a club’s details or report a review. We answer within 5 business days. Where to turn if a child is at risk.',
});

/** Questions and answers. */
export const describeFaq = textPage({
  path: '/faq',
  title: 'Frequently Asked Questions',
  description:
    'Answers about reviews and their guidelines, finding and comparing clubs, claiming a club, reports, technical trouble and privacy.',
});
