import { getOperator } from '@club-reviews/domain/operator-defaults';
import { TextLink } from '@club-reviews/shared-ui';
import { contactLink } from '../../lib/contact-link';
import type { FaqCategory } from './faq-types';

/** When something does not work. */
export const TECHNICAL_QUESTIONS: FaqCategory = {
  id: 'technical',
  title: 'Technical',
  entries: (config) => [
    {
      id: 'not-working',
      question: 'Something isn’t working. What can I do?',
      answer: (
        <p>
          Try reloading the page. If that doesn’t help,{' '}
          <TextLink to={contactLink({ subject: 'Technical issue' })}>tell us</TextLink> which page it is, what
          you did and which browser you use. We look into technical issues within{' '}
          {getOperator(config).replyTimeTechnical}.
        </p>
      ),
    },
    {
      id: 'browsers',
      question: 'Which browsers can I use?',
      answer: (
        <p>
          The current versions of Chrome, Edge, Firefox and Safari, on phones too. You can read and search
          pages without JavaScript, but you need it to write a review, compare clubs or claim one.
        </p>
      ),
    },
    {
      id: 'lost-comparison',
      question: 'The clubs I wanted to compare have gone.',
      answer: (
        <p>
          They’re kept in the browser you chose them in. They won’t appear on other devices, and you’ll lose
          them if you clear the browser’s data or close a private window.
        </p>
      ),
    },
    {
      id: 'postcode-not-found',
      question: 'My postcode isn’t found.',
      answer: (
        <p>
          Check for typos, or try just the first half: LS6 instead of LS6 3AA. Postcodes for new homes can
          take a few months to reach us.
        </p>
      ),
    },
    {
      id: 'accessibility',
      question: 'I’m having trouble reading or using the site.',
      answer: (
        <p>
          Every page should work with just a keyboard, with a screen reader and at twice the size, and should
          follow your device’s settings for dark mode and reduced motion. If one doesn’t, please{' '}
          <TextLink to={contactLink({ subject: 'Accessibility' })}>tell us</TextLink>: we’ll treat it as a
          fault to fix.
        </p>
      ),
    },
  ],
};
