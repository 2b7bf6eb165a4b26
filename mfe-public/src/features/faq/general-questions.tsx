import { getOperator } from '@club-reviews/domain/operator-defaults';
import { TextLink } from '@club-reviews/shared-ui';
import { OperatorIdentity } from '../../components/operator-identity';
import { SupportEmail } from '../../components/support-email';
import { withoutSharedUnit } from '../../lib/reply-times';
import type { FaqCategory } from './faq-types';

/** What the site is, and how to find and compare clubs on it. */
export const GENERAL_QUESTIONS: FaqCategory = {
  id: 'general',
  title: 'General',
  entries: (config) => {
    const { regionName, ...operator } = getOperator(config);
    const { replyTimeEnquiries, replyTimeTechnical, replyTimeLongest, replyTimeClaims } = operator;
    return [
      {
        id: 'what-is-this',
        question: `What is ${config.brandName}?`,
        answer: (
          <p>
            A directory of youth football clubs in {regionName}, with reviews by players’ parents and
            guardians. <TextLink to="/about">About us</TextLink> explains how we collect and check reviews.
          </p>
        ),
      },
      { id: 'operator', question: 'Who runs this site?', answer: <OperatorIdentity /> },
      {
        id: 'cost',
        question: 'Does it cost anything?',
        answer: (
          <p>
            No. Searching, comparing and reviewing are free for families, and a page is free for its club. No
            club can buy a higher place in a list or a better rating.
          </p>
        ),
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: (
          <p>
            No. You only need an email address, so that you can confirm the review you’ve written. Only club
            representatives need a login.
          </p>
        ),
      },
      {
        id: 'search',
        question: 'How do I find clubs near me?',
        answer: (
          <p>
            Type your postcode on the <TextLink to="/">home page</TextLink> and select 1, 3 or 5 miles. The
            first half of a postcode, such as LS6, works too. The nearest club comes first, and distances are
            as the crow flies.
          </p>
        ),
      },
      {
        id: 'ask',
        question: 'How do I ask a club about a place?',
        answer: (
          <p>
            If a club manages its page, you’ll find “Ask about a place” on it. Once you’ve confirmed your
            email address, we’ll pass your message on. The club won’t see your address, and you’ll get its
            answer by email.
          </p>
        ),
      },
      {
        id: 'compare',
        question: 'How do I compare clubs?',
        answer: (
          <p>
            Select the heart on up to 4 clubs, then <TextLink to="/compare">Compare</TextLink>. Your choices
            are kept in your own browser.
          </p>
        ),
      },
      {
        id: 'response-times',
        question: 'How quickly will you reply?',
        answer: (
          <>
            <ul>
              <li>{`General enquiries: ${replyTimeEnquiries}`}</li>
              <li>{`Technical issues: ${replyTimeTechnical}`}</li>
              <li>{`Club claims: ${replyTimeLongest}, often ${withoutSharedUnit(replyTimeClaims, replyTimeLongest)}`}</li>
            </ul>
            <p>
              Write to <SupportEmail /> or use the <TextLink to="/contact">contact form</TextLink>.
            </p>
          </>
        ),
      },
    ];
  },
};
