import { TextLink } from '@club-reviews/shared-ui';
import { contactLink } from '../../lib/contact-link';
import type { FaqCategory } from './faq-types';

/** When something does not work. */
export const TECHNICAL_QUESTIONS: FaqCategory = {
  id: 'technical',
  title: 'Technical',
  entries: () => [
    {
      id: 'not-working',
      question: 'Something does not work. What can I do?',
      answer: (
        <p>
          Reload the page first. If that does not help,{' '}
          <TextLink to={contactLink({ subject: 'Technical issue' })}>tell us</TextLink> which page it is, what
          you did and which browser you use. We look into technical issues within 48 hours.
        </p>
      ),
    },
    {
      id: 'browsers',
      question: 'Which browsers work?',
      answer: (
        <p>
          The current versions of Chrome, Edge, Firefox and Safari, on phones too. Pages can be read and
          searched without JavaScript; writing a review, comparing and claiming a club need it.
        </p>
      ),
    },
    {
      id: 'lost-comparison',
      question: 'The clubs I wanted to compare are gone.',
      answer: (
        <p>
          They are kept in the browser that you chose them in. They won’t appear on other devices, and a
          browser forgets them when you clear its data or close a private window.
        </p>
      ),
    },
    {
      id: 'postcode-not-found',
      question: 'My postcode is not found.',
      answer: (
        <p>
          Check for typos, or try just the first half: LS6 instead of LS6 3AA. The postcodes of new houses can
          take some months to reach us.
        </p>
      ),
    },
    {
      id: 'accessibility',
      question: 'I have trouble reading or using the site.',
      answer: (
        <p>
          Every page is meant to work with the keyboard alone, with screen readers and at double size, and
          follows your device’s settings for dark colours and for less motion. Where it does not, please{' '}
          <TextLink to={contactLink({ subject: 'Accessibility' })}>tell us</TextLink>: we treat that as a
          fault to fix.
        </p>
      ),
    },
  ],
};
