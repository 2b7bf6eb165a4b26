import { TextLink } from '@club-reviews/shared-ui';
import { RestorableDays } from '../../components/restorable-days';
import type { FaqCategory } from './faq-types';

/** Reports, notices and the rules for them. */
export const LEGAL_QUESTIONS: FaqCategory = {
  id: 'legal',
  title: 'Legal',
  entries: () => [
    {
      id: 'report',
      question: 'How do I report a review?',
      answer: (
        <p>
          Select “Report” below it, say what’s wrong, and confirm the report from the email we send. A
          moderator will read it, and remove the review if it breaks the{' '}
          <TextLink to="/terms-of-service#guidelines">guidelines</TextLink> or the law. Disagreeing with a
          review isn’t a reason to remove it. You’ll get a number for your report, and an email once we’ve
          decided. Clubs can do the same from their own area. See{' '}
          <TextLink to="/terms-of-service#reports">the rules</TextLink>.
        </p>
      ),
    },
    {
      id: 'defamation',
      question: 'A review says something untrue about me. What can I do?',
      answer: (
        <p>
          Send us a notice, as the <TextLink to="/terms-of-service#defamation">terms of service</TextLink>{' '}
          explain. We’ll pass it on to the author if we can. The review comes down if the author agrees, can’t
          be reached or doesn’t answer in time.
        </p>
      ),
    },
    {
      id: 'fake-reviews',
      question: 'What do you do about fake reviews?',
      answer: (
        <p>
          We don’t allow them, or reviews that were paid for or rewarded. Every author confirms an email
          address, can have one review per club and season, and can only send so many in a day. If one slips
          through, we remove it once we find out, so please <TextLink to="/faq#report">report it</TextLink>.
        </p>
      ),
    },
    {
      id: 'appeal',
      question: 'My review was removed. Can I object?',
      answer: (
        <p>
          Yes, once. Our email says why it was removed and links to a page where you can appeal. If you’ve
          lost it, <TextLink to="/my-reviews">get the link to your review</TextLink>. A moderator will look
          again and email you a reply. We can put a review back for <RestorableDays />, and won’t erase it
          while an appeal is open. The{' '}
          <TextLink to="/how-reviews-work#removal">reasons for removing reviews</TextLink> are public.
        </p>
      ),
    },
    {
      id: 'which-law',
      question: 'Which law applies?',
      answer: (
        <p>
          The law of England and Wales. The <TextLink to="/terms-of-service">terms of service</TextLink> cover
          the rest, in plain English.
        </p>
      ),
    },
  ],
};
