import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { NumberedSteps } from '../../components/numbered-steps';
import { SupportEmail } from '../../components/support-email';
import type { TextSection } from '../../components/text-page/text-page';

const STEPS = [
  {
    title: 'A parent writes',
    text: 'Five ratings and some words about one club, without an account and without a name.',
  },
  {
    title: 'The parent confirms',
    text: 'We send a link to the email address given with the review. Until it is pressed, nothing is published.',
  },
  {
    title: 'Checks look at the words',
    text: 'Profanity, contact details, links, children’s names and signs of a child at risk hold a review back until a moderator has read it.',
  },
  {
    title: 'Everybody reads it',
    text: 'The review counts towards the club’s ratings, and the club can reply below it.',
  },
];

/** How the site works, for those who want to know how far to trust it. */
export function aboutSections({ brandName }: PublicConfig): readonly TextSection[] {
  return [
    {
      id: 'what-for',
      title: 'What it is for',
      content: (
        <>
          <p>
            A club is where a child spends Saturday mornings for years. Whether the coaches are patient,
            whether everybody gets a game and whether anybody tells you that training is off: you learn it
            after you have joined, or from a parent who already has. {brandName} is for the second way.
          </p>
          <p>
            Find clubs <TextLink to="/">near your postcode</TextLink>,{' '}
            <TextLink to="/browse-clubs">browse all of them</TextLink>, read what parents say and put up to
            four beside each other. It is free, and there is no advertising.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'How a review gets here',
      content: (
        <>
          <NumberedSteps steps={STEPS} />
          <p>
            One email address can review a club once a season, from 1 August to 31 July. The{' '}
            <TextLink to="/terms-of-service#guidelines">guidelines</TextLink> say what belongs in a review.
          </p>
        </>
      ),
    },
    {
      id: 'verified',
      title: 'What “Verified” means',
      content: (
        <p>
          That the author has confirmed an email address. It makes it laborious to invent reviews by the
          dozen. It does not prove that the author’s child plays for the club: we have no lists of members,
          and want none.
        </p>
      ),
    },
    {
      id: 'ratings',
      title: 'How ratings are worked out',
      content: (
        <>
          <p>
            A review rates coaching, communication, facilities, inclusivity and value for money from 1 to 5;
            its overall rating is the average of the five. A club’s ratings are the averages of all its public
            reviews. Old and new ones count the same, nothing is weighted and nothing is left out.
          </p>
          <p>
            With few reviews, one more can move an average a long way. Look at their number, at how the stars
            are spread, and at what is written.
          </p>
        </>
      ),
    },
    {
      id: 'summaries',
      title: '“What Parents Say”',
      content: (
        <p>
          From three reviews on, a club’s page begins with a summary. A computer makes it from the club’s
          public reviews alone, and makes a new one when they change. It can miss a nuance; the reviews below
          it do not.
        </p>
      ),
    },
    {
      id: 'independence',
      title: 'Who decides',
      content: (
        <>
          <p>
            Nobody can pay for a rating, for a place in a list or for a review to go. Clubs can neither hide
            nor delay a review: they can reply to it, and report it like anybody else. Praise and criticism go
            through the same checks.
          </p>
          <p>
            Moderators never change a review’s words. They remove what breaks the guidelines or the law, and
            note why: <TextLink to="/terms-of-service#reports">reports and objections</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Something is wrong?',
      content: (
        <p>
          A club that is missing, a detail that is out of date, a review that should not be here:{' '}
          <TextLink to="/contact">tell us</TextLink>, or write to <SupportEmail />.
        </p>
      ),
    },
  ];
}
