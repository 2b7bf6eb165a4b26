import { REMOVAL_REASON_CODES, REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { TEXT_HOLD_REASONS } from '@club-reviews/domain/hold-reasons';
import { SIGNALS } from '../../reviews/signals/signal-rules.js';
import { toComplete, toHeading, toList, toSiteFigures, toTable } from './document-parts.js';
import type { DutyFacts } from './duty-facts.js';

const LEVEL = toComplete('likelihood and harm, low, medium or high, and why');

const RISKS = [
  [
    'A club, or someone close to it, praises it',
    'Addresses of managers and of the club’s domain are held; one public review for each address, club and season; reports',
  ],
  [
    'A rival or an angry parent writes several bad ones',
    'The same; equal texts, networks and browsers are compared; near-equal texts of other authors are held',
  ],
  [
    'Someone sells or organises reviews in bulk',
    'Limits on what one network, one browser and one club can publish unread; throw-away addresses are held',
  ],
  [
    'A club rewards reviews, or only asks those who are happy',
    'The guidelines, the poster and the invitations forbid it; invited reviews are marked, and compared with the others; moderators remove for “Conflict of interest”; an owner can put a warning on the club’s page',
  ],
  [
    'A club hides or delays bad reviews',
    'Clubs can reply and report, but not hide, delay or edit; checks don’t look at the stars',
  ],
  [
    'A review of another club, or of nothing in particular',
    'Reports; moderators remove for “Not about the club”',
  ],
  [
    'Averages, counts, ranking or summaries that still count a removed review',
    'They change in the same step as the review; summaries are rewritten from what’s left',
  ],
  ['A member of staff with an interest', 'Roles, and an audit log of who decided what'],
] as const;

/** The risk assessment that the CMA’s guidance on fake reviews expects. */
export function fakeReviews(facts: DutyFacts): string {
  const { settings, months } = facts;
  const removals = new Map<string, number>();
  for (const { reason, count } of months.flatMap(({ removals: some }) => some))
    removals.set(reason, (removals.get(reason) ?? 0) + count);
  return `${toHeading('Fake reviews: risk assessment', facts)}

## The duty, as we read it

The Digital Markets, Competition and Consumers Act 2024 (schedule 20) bans fake reviews, reviews that conceal an incentive, and publishing reviews without reasonable and proportionate steps against both. The CMA’s guidance is [CMA208](https://www.gov.uk/government/publications/fake-reviews-cma208). It expects a clear policy, a risk assessment, detection, investigation, removal, and a look at all of these from time to time. Ratings, counts, rankings and summaries count as review information.

${toList([toComplete('read CMA208 and the CMA’s guidance for review sites, and note what’s missing here'), toComplete('does anyone pay you, or do you have ties to a club? Where does the site say so?')])}

## The site in figures

${toSiteFigures(facts)}

## Risks

${toTable(
  ['Risk', 'What the software does', 'Your assessment'],
  RISKS.map(([risk, measure]) => [risk, measure, LEVEL]),
)}

${toList([toComplete('which other risks does your region have, such as clubs that compete for the same children?')])}

## The policy

The terms of service forbid fake reviews, and reviews for a reward: ${settings.publicUrl}/terms-of-service#guidelines. How reviews are collected and checked: ${settings.publicUrl}/how-reviews-work.

${toList([toComplete('who checked both pages, and when?'), toComplete('how do clubs find out about the policy, other than where they ask for reviews?')])}

## Prevention and detection

- Each review is confirmed by a link sent to its author’s address. That proves a mailbox, not membership of a club.
- Wording holds a review until a moderator has read it: ${toWords(TEXT_HOLD_REASONS)}.
- So do signals of how it came in, once they add up: ${toWords(SIGNALS)}. docs/moderation.md explains them, with the share of fakes that they found in measurements.
- Limits on what one address may send are ${settings.rateLimits ? 'on' : '**off** (`RATE_LIMITS`): turn them on'}.
- What they miss: the first reviews of a ring, and a few patient people with ordinary mailboxes and words of their own.

${toList([toComplete('how often do moderators look, and who stands in for them?'), toComplete('what else do you do, such as asking a club or an author for proof?')])}

## Investigation and removal

Anyone can report a review; each reporter gets the outcome. Moderators remove for a reason from a public list, the author is told it and can appeal:

${toTable(
  ['Reason', 'Meaning', 'Removed in twelve months'],
  REMOVAL_REASON_CODES.map((code) => [
    REMOVAL_REASONS[code].label,
    REMOVAL_REASONS[code].meaning,
    removals.get(code) ?? 0,
  ]),
)}

${toList([toComplete('what happens to a club that was behind fake reviews?'), toComplete('when do you tell the CMA, Trading Standards or the police?')])}

## Is it enough?

${toList([toComplete('which risks remain, and why are they acceptable?'), toComplete('what will you change, by when, and who does it?')])}
`;
}

const toWords = (codes: readonly string[]) => codes.join(', ').replaceAll('-', ' ');
