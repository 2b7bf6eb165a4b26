import { REPORT_REASON_TEXTS, REPORT_REASONS } from '@club-reviews/domain/report-reasons';
import { toComplete, toHeading, toList, toSiteFigures, toTable } from './document-parts.js';
import type { DutyFacts } from './duty-facts.js';

const LEVEL = toComplete('negligible, low, medium or high, and the evidence');
const IN_TEXT = 'Text of reviews, replies and clubs’ pages';
const NOWHERE = 'Text only; nothing on the site serves it';

/** Where users meet what others have written, and what the software does about it. */
const FUNCTIONS = [
  ['Reviews', 'anyone with an email address', 'everyone', 'Checks of wording; reports; removal'],
  ['Replies to reviews', 'people who manage a club', 'everyone', 'Moderators can remove them'],
  [
    'Clubs’ pages and sessions to try',
    'people who manage a club',
    'everyone',
    'Claims are checked; changes join the queue',
  ],
  ['Pictures', 'people who manage a club', 'everyone', 'A moderator sees each before anyone else does'],
  [
    'Questions to clubs, and answers',
    'anyone with an email address',
    'the club and the person who asked, without the address',
    'Checks of wording; the club can report a question, a moderator can block a sender',
  ],
] as const;

/** The kinds of priority illegal content, in the order of Ofcom’s guidance. */
const KINDS = [
  ['Terrorism', NOWHERE],
  [
    'Child sexual exploitation and abuse (grooming; images)',
    'A stranger who asks a club about children, or a club’s page that invites them; clubs’ pictures; an allegation in a review',
  ],
  ['Hate', IN_TEXT],
  ['Harassment, stalking, threats and abuse', `${IN_TEXT}, mostly about coaches`],
  ['Controlling or coercive behaviour', NOWHERE],
  ['Intimate image abuse', 'Clubs’ pictures'],
  ['Extreme pornography', 'Clubs’ pictures'],
  ['Sexual exploitation of adults', NOWHERE],
  ['Human trafficking', NOWHERE],
  ['Unlawful immigration', NOWHERE],
  ['Fraud and financial offences', 'Clubs that don’t exist, fees for sessions, links on clubs’ pages'],
  ['Proceeds of crime', NOWHERE],
  ['Drugs and psychoactive substances', NOWHERE],
  ['Firearms, knives and other weapons', NOWHERE],
  ['Encouraging or assisting suicide or self-harm', IN_TEXT],
  ['Foreign interference', NOWHERE],
  ['Animal cruelty', NOWHERE],
] as const;

/** The illegal content risk assessment of the Online Safety Act. */
export function illegalContent(facts: DutyFacts): string {
  const { operator, settings } = facts;
  return `${toHeading('Illegal content: risk assessment', facts)}

## The duty, as we read it

The Online Safety Act 2023 asks services on which users meet what other users wrote for a suitable and sufficient assessment (section 9), for proportionate measures (section 10), for ways to report and complain (sections 20 and 21), and for a written record (section 23). A new service has three months; look at it again at least once a year and before a significant change. [Ofcom’s guidance](https://www.ofcom.org.uk/online-safety/illegal-and-harmful-content/check-how-to-comply-with-the-illegal-content-rules) has four steps, which the parts below follow.

Schedule 1, paragraph 4 exempts services where users can only comment on what the provider itself publishes. Clubs write their own pages and replies here, so we don’t rely on it.

${toList([toComplete('do you agree that the Act applies? If not, say why'), toComplete('when did the site open to the public?')])}

## Step 1: the service and the kinds of content

The site is for parents who choose a youth football club in ${operator.regionName}. Reading needs no login.

${toTable(['What', 'Who writes it', 'Who sees it', 'What the software does'], FUNCTIONS)}

There are no profiles of parents, no private messages between them, no comments, groups, live streams or recommendations by behaviour, and no search for people. Links, phone numbers and email addresses in reviews and questions are held.

${toSiteFigures(facts)}

${toList([toComplete('compare the table below with the kinds that Ofcom lists today: the list changes'), toComplete('read Ofcom’s risk profiles, and note those that apply')])}

## Step 2: the risk of harm

${toTable(
  ['Kind', 'Where it could appear here', 'Your assessment'],
  KINDS.map(([kind, place]) => [kind, place, LEVEL]),
)}

${toList([toComplete('the risk of other illegal content, such as an offence that isn’t a priority'), toComplete('which reports, complaints and cases in your region are evidence?')])}

## Step 3: measures

- **Reporting.** Every review has a form without a login. Its reasons: ${REPORT_REASONS.map((reason) => REPORT_REASON_TEXTS[reason].name.toLowerCase()).join('; ')}. Reporters get the outcome.
- **Children first.** A confirmed report that a child may be at risk hides the review until a moderator decides, within limits against abuse. Staff and ${operator.supportEmail} get an email at once. Safeguarding words hold a review, an edit or a question.
- **Take-down.** A removal takes effect on every page, list, average and summary at once.
- **Complaints.** Authors are told the reason for a removal and can appeal. People can write to ${operator.supportEmail}; the site promises a reply within ${operator.replyTimeLongest}.
- **Terms.** ${settings.publicUrl}/terms-of-service says what’s removed and how.
- **Records.** Each decision is kept, with who made it and why; figures are published.
- **Access.** Staff have roles; owners must have a second factor.

${toList([
  toComplete('the person who is accountable for illegal content, by name'),
  toComplete('who looks at reports, how fast, and who stands in for them?'),
  toComplete('who calls the club’s welfare officer, the County FA, the NSPCC (0808 800 5000) or the police?'),
  toComplete('what do staff keep, delete and pass on if they find images of abuse?'),
  toComplete('which measures of Ofcom’s codes do you take in another way, and why?'),
])}

## Step 4: record, report, review

${toList([toComplete('who has read and approved this, and where is it kept?'), toComplete('what will you change, by when, and who does it?'), toComplete('which numbers do you look at each month?')])}
`;
}
