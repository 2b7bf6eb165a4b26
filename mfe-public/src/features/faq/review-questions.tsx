import { TextLink } from '@club-reviews/shared-ui';
import { REVIEW_GUIDELINES } from '../../lib/review-guidelines';
import type { FaqCategory } from './faq-types';

/** Writing reviews, and what happens to them. */
export const REVIEW_QUESTIONS: FaqCategory = {
  id: 'reviews',
  title: 'Reviews',
  entries: () => [
    {
      id: 'who-can-review',
      question: 'Who can write a review?',
      answer: (
        <p>
          Parents and guardians of a child who plays, or has recently played, for the club. People who work
          for a club, including volunteers, can’t review it or a rival.
        </p>
      ),
    },
    {
      id: 'how-to-review',
      question: 'How do I write a review?',
      answer: (
        <ol>
          <li>Select “Write Review” at the top of any page, then the club.</li>
          <li>Select your child’s age group, or “Prefer not to disclose”.</li>
          <li>Give one to five stars in each of the five categories, and write at least 10 characters.</li>
          <li>
            Open the link in the email we send you, check your review and select “Publish my review”. It isn’t
            public until then.
          </li>
        </ol>
      ),
    },
    {
      id: 'guidelines',
      question: 'What are the review guidelines?',
      answer: (
        <ul>
          {REVIEW_GUIDELINES.map((guideline) => (
            <li key={guideline}>{guideline}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'when-published',
      question: 'When does my review appear?',
      answer: (
        <p>
          As soon as you publish it from the link in our email, unless a moderator needs to read it first.
          Automatic checks hold a review if it seems to contain swearing, contact details, a link, a child’s
          full name or signs that a child is at risk, or looks like part of a campaign. The number of stars
          makes no difference. <TextLink to="/how-reviews-work">How Reviews Work</TextLink> has the details,
          and figures for the last 12 months.
        </p>
      ),
    },
    {
      id: 'no-email',
      question: 'I haven’t received the email. What now?',
      answer: (
        <p>
          Check your spam folder first. Then send the review again, using the same address. Each email has its
          own link, and publishing one review discards the others. A link works for 7 days, and after that it
          offers you a new one. If you don’t confirm a review, we delete it after 30 days.
        </p>
      ),
    },
    {
      id: 'verified',
      question: 'What does “Verified” mean?',
      answer: (
        <p>
          It means the author has confirmed their email address, and has no other review of the club from that
          address this season. It doesn’t prove that a child plays for the club: clubs don’t tell us who their
          members are, and we don’t ask. See <TextLink to="/how-reviews-work#checks">what we check</TextLink>.
        </p>
      ),
    },
    {
      id: 'edit',
      question: 'Can I change or delete my review?',
      answer: (
        <p>
          Yes, at any time and without an account.{' '}
          <TextLink to="/my-reviews">Get the link to your review by email</TextLink>. You can use it to edit
          your review, withdraw it and put it back, or erase everything we keep about your address. An edited
          review goes through the same checks as a new one.
        </p>
      ),
    },
    {
      id: 'second-review',
      question: 'Can I review the same club again?',
      answer: (
        <p>
          You can have one review of each club per season. If you send another, our email lets you replace the
          earlier one. Withdrawing or erasing a review doesn’t let you write a new one before the season ends
          on 31 July.
        </p>
      ),
    },
    {
      id: 'not-mine',
      question: 'I got an email about a review I didn’t write. What now?',
      answer: (
        <p>
          Someone entered your address. Open the link in the email and select “This was not me”. We’ll remove
          the review, and whoever sent it can’t send it again with your address. If you do nothing, the review
          is never published.
        </p>
      ),
    },
    {
      id: 'ratings',
      question: 'How are ratings worked out?',
      answer: (
        <p>
          A review’s overall rating is the average of its five ratings. A club’s ratings are the averages of
          all its public reviews. Each review counts the same, and the ratings change as soon as one is added
          or removed.
        </p>
      ),
    },
    {
      id: 'parents-say',
      question: 'Where does “What Parents Say” come from?',
      answer: (
        <p>
          It’s generated automatically from the club’s public reviews, and nothing else, once there are three.
          It’s updated when reviews are added or removed. Read the reviews themselves before you decide.
        </p>
      ),
    },
  ],
};
