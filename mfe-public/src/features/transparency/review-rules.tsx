import { moneyText, monthlyPence } from '@club-reviews/domain/club-facts';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { FEW_REVIEWS, RANKING_PRIOR, rankScore } from '@club-reviews/domain/ratings';
import { TextLink } from '@club-reviews/shared-ui';
import type { TextSection } from '../../components/text-page/text-page';
import { INVITATION_RULES } from '../invitations/invitation-rules';
import { HandlingFigures } from './handling-figures';
import { ModerationFigures } from './moderation-figures';
import { RemovalRules } from './removal-rules';
import { ReviewFigures } from './review-figures';

/** How the site deals with reviews, section by section, and how often it took each step. */
export const REVIEW_RULES: readonly TextSection[] = [
  {
    id: 'checks',
    title: 'What we check',
    content: (
      <>
        <p>Every review goes through the same checks, whether it gives one star or five.</p>
        <ul>
          <li>
            <strong>The email address.</strong> Nothing is published until the author confirms it from the
            email we send.
          </li>
          <li>
            <strong>One review a season.</strong> An address can review a club once between 1 August and 31
            July.
          </li>
          <li>
            <strong>The wording.</strong> We hold a review for a moderator if it seems to contain swearing, a
            child’s full name, contact details, a link, or signs that a child is at risk.
          </li>
          <li>
            <strong>Signs of a campaign.</strong> Many reviews from one network or browser, nearly identical
            wording, throw-away addresses or the club’s own address. A review with too many of these signs
            waits for a moderator.
          </li>
          <li>
            <strong>Volume.</strong> We limit how many reviews can come from one place.
          </li>
        </ul>
        <p>
          Moderators approve a review or <TextLink to="/how-reviews-work#removal">remove it</TextLink>. They
          never change what it says. The <TextLink to="/terms-of-service#guidelines">guidelines</TextLink> set
          out what belongs in a review.
        </p>
      </>
    ),
  },
  {
    id: 'verified',
    title: 'What “Verified” means',
    content: (
      <>
        <p>
          The author has confirmed their email address. That’s all it means, and it makes bulk fakes much
          harder.
        </p>
        <p>
          It doesn’t prove that their child plays for the club. Clubs don’t give us membership lists, and we
          don’t ask for them.
        </p>
      </>
    ),
  },
  INVITATION_RULES,
  {
    id: 'money',
    title: 'What money can’t buy',
    content: (
      <>
        <ul>
          <li>A better rating, or a higher place in any list.</li>
          <li>The removal, delay or rewording of a review.</li>
          <li>The name or address of the person who wrote one.</li>
          <li>A review: we don’t allow reviews written for money, gifts or playing time.</li>
        </ul>
        <p>
          Listing, claiming and replying are free, and there’s no advertising. Every public review counts the
          same towards the stars you see.
        </p>
      </>
    ),
  },
  {
    id: 'ranking',
    title: 'How we rank clubs',
    content: (
      <>
        <p>
          Sorting by rating doesn’t mean one happy review beats forty. We count each club as if it had{' '}
          {RANKING_PRIOR.reviews} more reviews of {RANKING_PRIOR.rating} stars.
        </p>
        <p>
          With reviews from this season, a club with a single five-star review counts as {ranked(5, 1)}, and
          one with forty reviews averaging 4.7 as {ranked(4.7, 40)}. The stars you see are always the plain
          average. Clubs without reviews come last.
        </p>
        <p>
          Newer reviews count more, because coaches and teams change. A review from this season counts in
          full, one from last season half, one from the season before a quarter, and so on. A season runs from
          1 August to 31 July.
        </p>
        <p>
          When we rank clubs in one category, such as coaching, we use their average for it, in which newer
          reviews count more too. Clubs with fewer than {FEW_REVIEWS} reviews come after all the others.
        </p>
      </>
    ),
  },
  {
    id: 'cost',
    title: 'How we compare costs',
    content: (
      <p>
        Clubs ask for fees by the session, week, month, term, season or year. To filter and sort by cost we
        work out what each comes to in a month: one session a week all year, three terms a year, and a season
        as a year. {moneyText(600)} a session is about{' '}
        {moneyText(monthlyPence({ pence: 600, per: 'session' }))} a month. A club’s page always shows the fee
        as the club gives it.
      </p>
    ),
  },
  { id: 'removal', title: 'When we remove a review', content: <RemovalRules /> },
  {
    id: 'clubs-and-reports',
    title: 'What clubs can do',
    content: (
      <p>
        A club can reply below a review, and <TextLink to="/faq#report">report it</TextLink> like anyone else.
        It can’t hide, delay or remove one. We remove what breaks the guidelines or the law, and nothing just
        because it’s unwelcome. See <TextLink to="/terms-of-service#reports">reports and objections</TextLink>
        . If we’ve proven that a club’s reviews were manipulated, its page can carry a warning above them, for
        a year at most.
      </p>
    ),
  },
  { id: 'figures', title: 'The last 12 months in figures', content: <ReviewFigures /> },
  { id: 'by-stars', title: 'Every decision, by stars', content: <HandlingFigures /> },
  { id: 'report-figures', title: 'Reports, and how long we take', content: <ModerationFigures /> },
];

/** The rating that a club with this average and number of reviews is ranked by. */
function ranked(average: number, count: number): string {
  return rankScore(average * RATING_CATEGORIES.length * count, count).toFixed(2);
}
