import { TextLink } from '@club-reviews/shared-ui';
import { SupportEmail } from '../../components/support-email';
import type { FaqCategory } from './faq-types';

/** What the site is, and how to find and compare clubs on it. */
export const GENERAL_QUESTIONS: FaqCategory = {
  id: 'general',
  title: 'General',
  entries: ({ brandName }) => [
    {
      id: 'what-is-this',
      question: `What is ${brandName}?`,
      answer: (
        <p>
          A directory of youth football clubs in England with reviews by the parents and guardians of their
          players. <TextLink to="/about">About us</TextLink> says how reviews are collected and checked.
        </p>
      ),
    },
    {
      id: 'cost',
      question: 'Does it cost anything?',
      answer: (
        <p>
          No. Searching, comparing and reviewing are free for families, and so is a club’s page for the club.
          No club can pay for a better place or a better rating.
        </p>
      ),
    },
    {
      id: 'account',
      question: 'Do I need an account?',
      answer: (
        <p>
          No. You only need an email address when you write a review, to confirm it. Club representatives are
          the only ones who log in.
        </p>
      ),
    },
    {
      id: 'search',
      question: 'How do I find clubs near me?',
      answer: (
        <p>
          Type your postcode on the <TextLink to="/">home page</TextLink> and choose 1, 3 or 5 miles. The
          first half of a postcode, such as LS6, works too. Results begin with the nearest club; distances are
          as the crow flies.
        </p>
      ),
    },
    {
      id: 'ask',
      question: 'How do I ask a club about a place?',
      answer: (
        <p>
          If a club manages its page, the page has a link “Ask about a place”. We pass your message on by
          email once you’ve confirmed your address. The club doesn’t see your address, and its answer comes to
          you by email.
        </p>
      ),
    },
    {
      id: 'compare',
      question: 'How do I compare clubs?',
      answer: (
        <p>
          Press the heart on up to 4 clubs, then <TextLink to="/compare">Compare</TextLink>. Your choice is
          kept in your own browser.
        </p>
      ),
    },
    {
      id: 'response-times',
      question: 'How quickly will you answer me?',
      answer: (
        <>
          <ul>
            <li>General enquiries: 24-48 hours</li>
            <li>Technical issues: 48 hours</li>
            <li>Club claims: 5 business days, often 2-3</li>
          </ul>
          <p>
            Write to <SupportEmail /> or use the <TextLink to="/contact">contact form</TextLink>.
          </p>
        </>
      ),
    },
  ],
};
