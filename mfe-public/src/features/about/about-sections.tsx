import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { NumberedSteps } from '../../components/numbered-steps';
import { SupportEmail } from '../../components/support-email';
import type { TextSection } from '../../components/text-page/text-page';

const STEPS = [
  {
    title: 'A parent writes',
    text: 'Five ratings and a few sentences about a club, with no account and no name.',
  },
  {
    title: 'The parent confirms',
    text: 'We email a link to the address given with the review. Nothing is published until the parent has opened it, read the review again and published it.',
  },
  {
    title: 'We check the wording',
    text: 'Reviews with profanity, contact details, links, children’s names or signs that a child is at risk are held until a moderator has read them.',
  },
  {
    title: 'Everyone can read it',
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
            A child can spend years of Saturday mornings at a club. Are the coaches patient? Does everyone get
            a game? Will anyone tell you when training is off? You can find out after joining, or hear it from
            a parent who already has. That’s what {brandName} is for.
          </p>
          <p>
            Find clubs <TextLink to="/">near your postcode</TextLink>,{' '}
            <TextLink to="/browse-clubs">browse all of them</TextLink>, read what parents say and compare up
            to four side by side. It’s free, with no advertising.
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
            One email address has one review of a club for each season, from 1 August to 31 July. Its author
            can edit, replace or withdraw it. The{' '}
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
          It means the author has confirmed their email address. It makes bulk fakes much harder. It doesn’t
          prove that their child plays for the club: we don’t hold membership lists, and don’t want to.{' '}
          <TextLink to="/how-reviews-work">How reviews work</TextLink> has the details, and our figures.
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
            When a club has only a few reviews, one more can move the average a long way. Look at how many
            there are, how the stars are spread, and what parents wrote.
          </p>
        </>
      ),
    },
    {
      id: 'summaries',
      title: '“What Parents Say”',
      content: (
        <p>
          Once a club has three reviews, we add a summary. It is generated automatically from the club’s
          public reviews alone, and updated when they change. It can miss nuance, so read the reviews below it
          too.
        </p>
      ),
    },
    {
      id: 'independence',
      title: 'Who decides',
      content: (
        <>
          <p>
            No one can buy a rating, a ranking or a removal. Clubs can’t hide or delay a review. They can
            reply to it, and report it like anyone else. Praise and criticism go through the same checks.
          </p>
          <p>
            Moderators never edit a review. They remove reviews that break the guidelines or the law, and
            record why: <TextLink to="/terms-of-service#reports">reports and objections</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Spotted a problem?',
      content: (
        <p>
          A club that is missing or has out-of-date details:{' '}
          <TextLink to="/suggest">suggest a correction</TextLink>. Anything else:{' '}
          <TextLink to="/contact">tell us</TextLink>, or write to <SupportEmail />.
        </p>
      ),
    },
  ];
}
