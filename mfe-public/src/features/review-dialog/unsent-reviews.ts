import { readStored } from '@club-reviews/shared-ui/platform';

/** The key in local storage that holds all drafts, by the club's id; 0 is for a club that isn't chosen yet. */
export const DRAFTS_KEY = 'review-drafts';

/** For how long a review is kept that couldn't be sent; whoever hasn't sent it by then isn't asked any more. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What is noted in the draft of a review that was sent and didn't arrive. */
export interface Unsent {
  clubName: string;
  /** In milliseconds since 1970. */
  since: number;
}

/** A stored note, if it is one. */
export function asUnsent(value: unknown): Unsent | undefined {
  const { clubName, since } = { ...(value as object) } as Partial<Record<keyof Unsent, unknown>>;
  return typeof clubName === 'string' && typeof since === 'number' ? { clubName, since } : undefined;
}

/** Whether the review is still to be offered. */
export const isStillUnsent = ({ since }: Unsent) => Date.now() - since < KEPT_MS;

/** The club whose review was the last that couldn't be sent; null: there is none. It's read without the form's code. */
export function latestUnsent(): { clubId: string; clubName: string } | null {
  try {
    const drafts = JSON.parse(readStored('local', DRAFTS_KEY) ?? '{}') as Record<
      string,
      { unsent?: unknown }
    >;
    const found = Object.entries(drafts).flatMap(([clubId, draft]) => {
      const unsent = asUnsent(draft?.unsent);
      return unsent !== undefined && isStillUnsent(unsent) ? [{ clubId, ...unsent }] : [];
    });
    return found.sort((one, other) => other.since - one.since)[0] ?? null;
  } catch {
    return null;
  }
}
