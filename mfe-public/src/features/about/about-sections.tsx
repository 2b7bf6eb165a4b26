import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { NumberedSteps } from '../../components/numbered-steps';
import { OperatorIdentity } from '../../components/operator-identity';
import type { TextSection } from '../../components/text-page/text-page';

const STEPS = [
  {
    title: 'A parent writes',
    text: 'Five ratings and a few sentences about a club, with no account and no name.',
  },
  {
    title: 'The parent confirms',
    text: 'We email the parent a link. Nothing is published until they open it, check their review and publish it.',
  },
  {
    title: 'We check the wording',
    text: 'If a review seems to contain swearing, contact details, links, a child’s name or signs that a child is at risk, a moderator reads it first.',
  },
  {
    title: 'Everyone can read it',
    text: 'The review counts towards the club’s ratings, and the club can reply below it.',
  },
];

/** How the site works, for readers who want to know how far to trust it. */
export function aboutSections({ brandName, openData }: PublicConfig): readonly TextSection[] {
  return [
    {
      id: 'what-for',
      title: 'What it’s for',
      content: (
        <>
          <p>
            A child can spend years of Saturday mornings at a club. Are the coaches patient? Does everyone get
            a game? Will anyone tell you when training is off? You can find out after joining, or from a
            parent who already knows. That’s what {brandName} is for.
          </p>
          <p>
            Find clubs <TextLink to="/">near your postcode</TextLink>,{' '}
            <TextLink to="/browse-clubs">browse all of them</TextLink>, read what parents say and compare up
            to four side by side. It’s free, and there’s no advertising.
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
            Each email address can have one review of a club per season, from 1 August to 31 July. You can
            edit, replace or withdraw yours. The{' '}
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
          <TextLink to="/how-reviews-work">How Reviews Work</TextLink> has the details, and our figures.
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
            reviews. Old and new reviews count the same: nothing is weighted and nothing is left out.
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
          Once a club has three reviews, we add a summary. It’s generated automatically from the club’s public
          reviews, and nothing else, and updated when they change. It can miss things, so read the reviews
          below it too.
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
            record why. See <TextLink to="/terms-of-service#reports">reports and objections</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Who we are',
      content: (
        <>
          <OperatorIdentity />
          <p>
            If a club is missing or its details are out of date,{' '}
            <TextLink to="/suggest">suggest a correction</TextLink>. For anything else,{' '}
            <TextLink to="/contact">tell us</TextLink>.
          </p>
          {openData && (
            <p>
              Clubs’ training and sessions to try are <TextLink to="/open-data">open data</TextLink>, free for
              anyone to use.
            </p>
          )}
        </>
      ),
    },
  ];
}
