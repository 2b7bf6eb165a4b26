import { toAddressLines } from '@club-reviews/domain/operator-defaults';
import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import type { DutyFacts } from './duty-facts.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const counted = new Intl.NumberFormat('en-GB');

/** What only the operator knows. */
export const toComplete = (question: string): string => `**To complete:** ${question}`;

/** A text of the operator's, or the question for it. */
export const textOr = (text: string, question: string): string => (text === '' ? toComplete(question) : text);

/** A list of lines. */
export const toList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** A table, each of whose rows is a list of cells. */
export function toTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const toRow = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? counted.format(cell) : cell)).join(' | ')} |`;
  return [headings, headings.map(() => '---'), ...rows].map(toRow).join('\n');
}

/** The beginning of each document: what it is, whose, and what still has to be done. */
export function toHeading(title: string, { operator, settings, today }: DutyFacts): string {
  const address = toAddressLines(operator.operatorAddress).join(', ');
  return `# ${title}

**A draft, and not legal advice.** It says what the software of ${operator.brandName} knew on ${day.format(today)} (version ${PRODUCT_VERSION}). Answer every line marked “To complete”, correct what’s different at your site, and have it checked.

${toList([
  `Site: ${operator.brandName}, ${settings.publicUrl}`,
  `Operator: ${textOr(operator.operatorName, 'who runs the site?')}`,
  `Legal form: ${textOr(operator.operatorForm, 'a person, a charity, a company?')}`,
  `Postal address: ${textOr(address, 'where do letters go?')}`,
  `Contact: ${operator.supportEmail}`,
  `Region: ${operator.regionName}`,
  `Responsible: ${toComplete('who’s accountable for this document?')}`,
  `Approved: ${toComplete('by whom, and when?')}`,
  `Next review: ${toComplete('within a year, and before the site changes significantly')}`,
])}`;
}

/** The site in figures. */
export function toSiteFigures({ totals, people, months, moderation, settings }: DutyFacts): string {
  const sum = (event: 'submitted' | 'confirmed' | 'held' | 'published' | 'removed' | 'restored') =>
    months.reduce((total, month) => total + month[event], 0);
  const staff = people.staff.map(({ role, count }) => `${counted.format(count)} as ${role}`).join(', ');
  const hours = (median: number | null) => (median === null ? 'none decided yet' : `${median} hours`);
  return toTable(
    ['Figure', 'Now, or in the last twelve months'],
    [
      ['Clubs in the directory', totals.totalClubs],
      ['Public reviews', totals.totalReviews],
      ['Logins of clubs', people.clubLogins],
      ['Staff', staff === '' ? 'no one has an account of their own' : staff],
      ['Reviews sent in', sum('submitted')],
      ['… whose author confirmed their email address', sum('confirmed')],
      ['… held for a moderator by automatic checks', sum('held')],
      ['… published', sum('published')],
      ['… removed by moderators', sum('removed')],
      ['… put back', sum('restored')],
      ['Reports of reviews confirmed', moderation.reportsReceived],
      ['… decided', moderation.reportsDecided],
      ['… after which the review was removed', moderation.reportsUpheld],
      ['Median time to decide on a report', hours(moderation.hoursToDecideReport)],
      ['Median time to decide on a held review', hours(moderation.hoursToDecideHeld)],
      [
        'Public before a moderator has read it',
        settings.reviewPublication === 'approved' ? 'no review' : 'a confirmed review that no check has held',
      ],
    ],
  );
}
