import { TextLink } from '@club-reviews/shared-ui';
import type { FaqCategory } from './faq-types';

/** What those who run a club ask. */
export const CLUB_QUESTIONS: FaqCategory = {
  id: 'clubs',
  title: 'Clubs',
  entries: () => [
    {
      id: 'claim',
      question: 'How do I claim my club’s page?',
      answer: (
        <p>
          Fill in the <TextLink to="/claim-club">claim form</TextLink>. Choose your club from the directory,
          or tick “My club is not listed”, and say how we can check that you belong to the club. Once your
          claim is approved, an email invites you to choose a password.
        </p>
      ),
    },
    {
      id: 'claim-time',
      question: 'How long does a claim take?',
      answer: <p>We answer every claim within 5 business days, and most within 2-3.</p>,
    },
    {
      id: 'reply',
      question: 'How do I reply to a review?',
      answer: (
        <p>
          <TextLink to="/club-admin">Log in</TextLink> and press “Respond” below it. You can reply to reviews
          that our moderators have approved. Your reply appears below the review, its author gets an email
          about it, and you can edit it later.
        </p>
      ),
    },
    {
      id: 'questions',
      question: 'How do we answer parents’ questions?',
      answer: (
        <p>
          When a parent asks your club about a place, we email everyone who manages its page.{' '}
          <TextLink to="/club-admin?tab=questions">Answer in your area</TextLink>: your answer goes to the
          parent by email with your own address, so that they can write back. You don’t see theirs until they
          do.
        </p>
      ),
    },
    {
      id: 'hide',
      question: 'Can a club hide, delay or delete a review?',
      answer: (
        <p>
          No, not by asking and not by paying. A club can reply, and{' '}
          <TextLink to="/faq#report">report a review</TextLink> that breaks the guidelines. Clubs and parents
          are treated alike.
        </p>
      ),
    },
    {
      id: 'several-administrators',
      question: 'Can several people look after our page?',
      answer: (
        <p>
          Yes. Each of them sends a claim of their own and gets a login of their own. An email address looks
          after one club.
        </p>
      ),
    },
    {
      id: 'password',
      question: 'I have forgotten my club’s password.',
      answer: (
        <p>
          Press “Forgot your password?” on the <TextLink to="/club-admin">login</TextLink>: an email brings
          you a link that works for 1 hour. Invitations work for 14 days.
        </p>
      ),
    },
    {
      id: 'unlist',
      question: 'Our club has closed, or is listed twice.',
      answer: (
        <p>
          <TextLink to="/suggest">Tell us</TextLink>, and we’ll put it right: a moderator closes the entry or
          makes one of the two. The reviews stay.
        </p>
      ),
    },
    {
      id: 'missing',
      question: 'A club is missing, or its details are wrong.',
      answer: (
        <p>
          <TextLink to="/suggest">Suggest the club or a correction</TextLink>. A moderator checks it. Leave
          your email address if you’d like to hear the outcome.
        </p>
      ),
    },
  ],
};
