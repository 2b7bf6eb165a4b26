import { getOperator } from '@club-reviews/domain/operator-defaults';
import { TextLink } from '@club-reviews/shared-ui';
import { withoutSharedUnit } from '../../lib/reply-times';
import type { FaqCategory } from './faq-types';

/** What people who run a club ask. */
export const CLUB_QUESTIONS: FaqCategory = {
  id: 'clubs',
  title: 'Clubs',
  entries: (config) => {
    const { replyTimeLongest, replyTimeClaims } = getOperator(config);
    return [
      {
        id: 'claim',
        question: 'How do I claim my club’s page?',
        answer: (
          <p>
            Fill in the <TextLink to="/claim-club">claim form</TextLink>. Select your club from the directory,
            or tick “My club is not listed”, and tell us how we can check your connection with the club. Once
            your claim is approved, we’ll email you a link to choose a password.
          </p>
        ),
      },
      {
        id: 'claim-time',
        question: 'How long does a claim take?',
        answer: (
          <p>{`We answer every claim within ${replyTimeLongest}, and most within ${withoutSharedUnit(replyTimeClaims, replyTimeLongest)}.`}</p>
        ),
      },
      {
        id: 'reply',
        question: 'How do I reply to a review?',
        answer: (
          <p>
            <TextLink to="/club-admin">Log in</TextLink> and select “Respond” below it. You can reply to
            reviews that our moderators have approved. Your reply appears below the review, and we email its
            author to say so. You can edit it later.
          </p>
        ),
      },
      {
        id: 'questions',
        question: 'How do we answer parents’ questions?',
        answer: (
          <p>
            When a parent asks your club about a place, we email everyone who manages its page.{' '}
            <TextLink to="/club-admin?tab=questions">Answer in your area</TextLink>, and we’ll email your
            answer to the parent with your own address, so they can write back. You won’t see theirs until
            they do.
          </p>
        ),
      },
      {
        id: 'hide',
        question: 'Can a club hide, delay or delete a review?',
        answer: (
          <p>
            No, and neither asking nor paying will change that. A club can reply, and can{' '}
            <TextLink to="/faq#report">report a review</TextLink> that breaks the guidelines. We treat clubs
            and parents the same.
          </p>
        ),
      },
      {
        id: 'several-administrators',
        question: 'Can several people look after our page?',
        answer: (
          <p>
            Yes. Each person sends their own claim and gets their own login. If you look after several clubs,
            claim each one from the same email address to manage them all with one login.
          </p>
        ),
      },
      {
        id: 'password',
        question: 'I’ve forgotten my club’s password.',
        answer: (
          <p>
            Select “Forgot your password?” on the <TextLink to="/club-admin">login page</TextLink>, and we’ll
            email you a link that works for 1 hour. The one in your invitation to the club area works for 14
            days.
          </p>
        ),
      },
      {
        id: 'unlist',
        question: 'Our club has closed, or is listed twice.',
        answer: (
          <p>
            <TextLink to="/suggest">Tell us</TextLink>, and we’ll put it right: a moderator will close the
            entry or merge the two. The reviews stay.
          </p>
        ),
      },
      {
        id: 'missing',
        question: 'A club is missing, or its details are wrong.',
        answer: (
          <p>
            <TextLink to="/suggest">Suggest the club or a correction</TextLink>. A moderator will check it.
            Leave your email address if you’d like to hear the outcome.
          </p>
        ),
      },
    ];
  },
};
