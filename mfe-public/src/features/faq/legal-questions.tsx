import { TextLink } from '@club-reviews/shared-ui';
import type { FaqCategory } from './faq-types';

/** Reports, notices and the rules behind them. */
export const LEGAL_QUESTIONS: FaqCategory = {
  id: 'legal',
  title: 'Legal',
  entries: () => [
    {
      id: 'report',
      question: 'How do I report a review?',
      answer: (
        <p>
          Choose “Report” below it, say what’s wrong, and confirm the report from the email we send. A
          moderator reads it, and removes the review if it breaks the{' '}
          <TextLink to="/terms-of-service#guidelines">guidelines</TextLink> or the law. Disagreeing with a
          review is no reason to remove it. You get a number for your report, and an email once we’ve decided.
          Clubs can do the same from their area: <TextLink to="/terms-of-service#reports">the rules</TextLink>
          .
        </p>
      ),
    },
    {
      id: 'defamation',
      question: 'A review says something untrue about me. What can I do?',
      answer: (
        <p>
          Send us a notice, as the <TextLink to="/terms-of-service#defamation">terms of service</TextLink>{' '}
          describe. We pass it to the author, if we can, and the review comes down when the author agrees,
          cannot be reached or does not answer in time.
        </p>
      ),
    },
    {
      id: 'fake-reviews',
      question: 'What do you do about fake reviews?',
      answer: (
        <p>
          They are banned, and so are reviews that somebody paid for or rewarded. Every author confirms an
          email address, has one review per club and season, and can send only so many in a day. What slips
          through is removed when we learn of it: please <TextLink to="/faq#report">report it</TextLink>.
        </p>
      ),
    },
    {
      id: 'appeal',
      question: 'My review was removed. Can I object?',
      answer: (
        <p>
          Yes, once. Our email tells you why it was removed and leads to a page where you can appeal; without
          the email, <TextLink to="/my-reviews">get the link to your review</TextLink>. A moderator looks at
          it again and answers by email. We can put a review back for 30 days, and don’t erase it while an
          appeal is open. The <TextLink to="/how-reviews-work#removal">reasons for removing reviews</TextLink>{' '}
          are public.
        </p>
      ),
    },
    {
      id: 'which-law',
      question: 'Which law applies?',
      answer: (
        <p>
          The law of England and Wales. The <TextLink to="/terms-of-service">terms of service</TextLink> have
          the rest, in plain words.
        </p>
      ),
    },
  ],
};
