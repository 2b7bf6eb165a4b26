import { writeStored } from '@club-reviews/shared-ui/platform';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import { RATING_QUESTIONS } from './review-form.schema';
import type { ReviewContentValues, ReviewFormValues } from './review-form.schema';
import { asUnsent, DRAFTS_KEY, isStillUnsent, readStoredDrafts } from './unsent-reviews';
import type { Unsent } from './unsent-reviews';

const MAX_DRAFTS = 5;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
interface StoredDraft extends ReviewContentValues {
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number;
  unsent?: Unsent;
}

type StoredDrafts = Record<string, StoredDraft>;

function isRating(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= MIN_RATING && Number(value) <= MAX_RATING;
}

/** A stored draft without anything that the form couldn't hold. */
function asDraft(stored: Partial<Record<string, unknown>>): StoredDraft {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const ratings = Object.fromEntries(
    RATING_QUESTIONS.map(({ name }) => [name, isRating(stored[name]) ? stored[name] : 0]),
  ) as Omit<ReviewContentValues, 'ageGroup' | 'reviewText'>;
  const unsent = asUnsent(stored.unsent);
  return {
    ...ratings,
    ageGroup: text(stored.ageGroup),
    reviewText: text(stored.reviewText),
    savedAt: Number(stored.savedAt) || 0,
    ...(unsent && { unsent }),
  };
}

const isCurrent = ({ savedAt, unsent }: StoredDraft, now: number) =>
  unsent === undefined ? now - savedAt < KEPT_MS : isStillUnsent(unsent);

const readAll = (now: number): StoredDrafts =>
  Object.fromEntries(
    readStoredDrafts()
      .map(([club, draft]) => [club, asDraft(draft)] as const)
      .filter(([, draft]) => isCurrent(draft, now)),
  );

function writeAll(drafts: StoredDrafts): boolean {
  const latest = Object.entries(drafts)
    .sort(([, one], [, other]) => other.savedAt - one.savedAt)
    .slice(0, MAX_DRAFTS);
  const text = latest.length === 0 ? null : JSON.stringify(Object.fromEntries(latest));
  return writeStored('local', DRAFTS_KEY, text);
}

/** Whether the form has anything that would take time to write again; an address is never part of a draft. */
export function isWorthKeeping(values: ReviewContentValues): boolean {
  return (
    values.reviewText.trim() !== '' ||
    values.ageGroup !== '' ||
    RATING_QUESTIONS.some(({ name }) => values[name] > 0)
  );
}

/** The browser's draft for a club, unless it's older than 30 days, or 7 if it couldn't be sent. */
export function readDraft(clubId: number): ReviewContentValues | null {
  const found = readAll(Date.now())[clubId];
  if (found === undefined) return null;
  const { savedAt: _savedAt, unsent: _unsent, ...draft } = found;
  return isWorthKeeping(draft) ? draft : null;
}

/** What is known of a club's review that couldn't be sent; null if there isn't one. */
export function readUnsent(clubId: number): Unsent | null {
  return readAll(Date.now())[clubId]?.unsent ?? null;
}

/**
 * Keeps the text about a club; only the latest five drafts are kept. The address and the honeypot are left out.
 * @param unsentFrom the club's name, if it was sent and didn't arrive; a draft with that note keeps it
 * @returns whether it outlives the page
 */
export function writeDraft(values: ReviewFormValues, unsentFrom?: string): boolean {
  const { authorEmail: _email, website: _trap, clubId, ...content } = values;
  const now = Date.now();
  const drafts = readAll(now);
  const before = drafts[clubId]?.unsent;
  const unsent = unsentFrom === undefined ? before : { clubName: unsentFrom, since: before?.since ?? now };
  return writeAll({ ...drafts, [clubId]: { ...content, savedAt: now, ...(unsent && { unsent }) } });
}

/** Moves a draft to the club that its text is about now; what couldn't be sent was about the other. */
export function moveDraft(from: number, to: number): void {
  const { [from]: moved, ...others } = readAll(Date.now());
  if (moved === undefined) return;
  const { unsent: _unsent, ...draft } = moved;
  writeAll({ ...others, [to]: draft });
}

/** Deletes a club's draft. */
export function removeDraft(clubId: number): void {
  const drafts = readAll(Date.now());
  if (!(clubId in drafts)) return;
  const { [clubId]: _removed, ...others } = drafts;
  writeAll(others);
}
