import { readStored } from '@club-reviews/shared-ui/platform';

/** Key in local storage for all drafts, by the club's id, or 0 if no club is selected yet. */
export const DRAFTS_KEY = 'review-drafts';

/** How long we keep offering a review that couldn't be sent. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Stored in the draft of a review that couldn't be sent. */
export interface Unsent {
  clubName: string;
  /** In milliseconds since 1970. */
  since: number;
}

/** Checks a stored value and returns it if it's valid. */
export function asUnsent(value: unknown): Unsent | undefined {
  const { clubName, since } = { ...(value as object) } as Partial<Record<keyof Unsent, unknown>>;
  return typeof clubName === 'string' && typeof since === 'number' ? { clubName, since } : undefined;
}

/** Whether to keep offering the review. */
export const isStillUnsent = ({ since }: Unsent) => Date.now() - since < KEPT_MS;

/** What's stored of each draft, by its club's id; nothing if it can't be read. */
export function readStoredDrafts(): [string, Partial<Record<string, unknown>>][] {
  try {
    const drafts = JSON.parse(readStored('local', DRAFTS_KEY) ?? '{}') as Record<string, object>;
    return Object.entries(drafts).map(([clubId, draft]) => [clubId, { ...draft }]);
  } catch {
    return [];
  }
}

/** The club with the latest review that couldn't be sent, or null. Doesn't need the form's code. */
export function latestUnsent(): { clubId: string; clubName: string } | null {
  const found = readStoredDrafts().flatMap(([clubId, draft]) => {
    const unsent = asUnsent(draft.unsent);
    return unsent !== undefined && isStillUnsent(unsent) ? [{ clubId, ...unsent }] : [];
  });
  return found.sort((one, other) => other.since - one.since)[0] ?? null;
}
