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
          We store it encrypted and never publish it. We use it to send you links to publish and manage your
          review, and to tell you when the club replies or a moderator makes a decision about it. You won’t
          get newsletters or advertising, and the club never sees your address.
        </p>
      ),
    },
    {
      id: 'anonymous',
      question: 'Can a club find out who I am?',
      answer: (
        <p>
          Not from us. Your review says “Anonymous Parent” and the age group, which you don’t have to give.
          What you write can give you away, though, so leave out anything only your family would know.
        </p>
      ),
    },
    {
      id: 'cookies',
      question: 'Do you use cookies or track me?',
      answer: (
        <p>
          We don’t use advertising or trackers. We only use cookies for logins and, at times, to try out new
          versions of the site. Your browser also keeps a few things for you, like the clubs you compare: the{' '}
          <TextLink to="/privacy-policy#browser">privacy policy</TextLink> lists them all.
        </p>
      ),
    },
    {
      id: 'erasure',
      question: 'How can I have my data deleted?',
      answer: (
        <p>
          If you’ve written a review, you can erase everything yourself:{' '}
          <TextLink to="/my-reviews">get the link to your review</TextLink> and select “Erase everything”. For
          anything else, <TextLink to={contactLink({ subject: 'Delete my data' })}>write to us</TextLink> from
          the address it’s about. We’ll delete it within one month, as the law requires, and usually much
          sooner.
        </p>
      ),
    },
    {
      id: 'children',
      question: 'Can I name my child or a coach?',
      answer: (
        <p>
          Please don’t. If a review seems to give a child’s full name, we hold it until a moderator has read
          it.
        </p>
      ),
    },
  ],
};
