import { stringify } from 'csv-stringify/sync';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { AdminReview } from './moderation.dto.js';

const BYTE_ORDER_MARK = '\uFEFF';
const RATING_NAMES = RATING_CATEGORIES.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
const COLUMNS = ['Club Name', 'Author', 'Email', 'Review', 'Overall', ...RATING_NAMES, 'Status', 'Date'];

const LONDON = { timeZone: 'Europe/London', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const UK_DAY = new Intl.DateTimeFormat('en-GB', LONDON);
const FILE_DAY = new Intl.DateTimeFormat('en-CA', LONDON);

/** Invisible characters, before one that would start a formula. */
const HIDDEN_START = /^[\s\p{C}]+/u;

/** The first line, after the mark by which spreadsheets recognise UTF-8. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + toLines([COLUMNS]);
}

/** Lines for reviews. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvLines(reviews: readonly AdminReview[]): string {
  return toLines(reviews.map(toCells));
}

/** The name of a file made on this day. */
export function csvFileName(day: Date): string {
  return `reviews-${FILE_DAY.format(day)}.csv`;
}

function toCells(review: AdminReview): string[] {
  return [
    review.clubName,
    review.authorName,
    review.authorEmail ?? '',
    review.reviewText,
    review.overallRating,
    ...[
      review.coachingRating,
      review.communicationRating,
      review.facilitiesRating,
      review.inclusivityRating,
      review.valueRating,
    ].map(String),
    review.status === 'pending-verification' ? 'Pending' : 'Verified',
    UK_DAY.format(new Date(review.createdAt)),
  ].map((cell) => cell.replace(HIDDEN_START, ''));
}

function toLines(rows: string[][]): string {
  return stringify(rows, { quoted: true, escape_formulas: true, record_delimiter: 'windows' });
}
