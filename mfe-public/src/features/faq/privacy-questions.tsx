import { TextLink } from '@club-reviews/shared-ui';
import { contactLink } from '../../lib/contact-link';
import type { FaqCategory } from './faq-types';

/** What happens with personal data, in short. */
export const PRIVACY_QUESTIONS: FaqCategory = {
  id: 'privacy',
  title: 'Privacy',
  entries: () => [
    {
      id: 'email-address',
      question: 'What happens to my email address?',
      answer: (
        <p>
          It is stored encrypted and never published. We send you the links to publish and manage your review,
          and a note when the club replies or a moderator decides about it. No newsletters, no advertising,
          and the club never sees it.
        </p>
      ),
    },
    {
      id: 'anonymous',
      question: 'Can a club find out who I am?',
      answer: (
        <p>
          Not from us. Your review says “Anonymous Parent” and the age group, which you need not disclose.
          What you write can give you away, though: leave out what only your family would know.
        </p>
      ),
    },
    {
      id: 'cookies',
      question: 'Do you use cookies or track me?',
      answer: (
        <p>
          No advertising, no trackers, and cookies only for those who log in. Your browser keeps a few things
          for you, like the clubs you compare; the{' '}
          <TextLink to="/privacy-policy#browser">privacy policy</TextLink> lists them.
        </p>
      ),
    },
    {
      id: 'erasure',
      question: 'How do I have my data deleted?',
      answer: (
        <p>
          If you’ve written a review, you can erase everything yourself:{' '}
          <TextLink to="/my-reviews">get the link to your review</TextLink> and select “Erase everything”. For
          anything else, <TextLink to={contactLink({ subject: 'Delete my data' })}>write to us</TextLink> from
          the address concerned. We’ll delete it within one month, as the law requires, and usually much
          sooner.
        </p>
      ),
    },
    {
      id: 'children',
      question: 'May I name my child or a coach?',
      answer: (
        <p>
          Please do not. A review that seems to name a child in full is held back until a moderator has read
          it.
        </p>
      ),
    },
  ],
};
