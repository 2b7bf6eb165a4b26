const FIRST_PAUSE_MS = 2000;
const GROWTH = 3;
const MAX_PAUSE_MS = 3_600_000;
const SPREAD = 0.2;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** Servers say "never" (5xx) by mistake too, so it is not taken at its first word; these take about two hours. */
const REFUSALS_TO_BELIEVE = 8;

/** A mail whose delivery has just failed. */
export interface FailedAttempt {
  /** Counting this one. */
  attempts: number;
  createdAt: Date;
  /** The server's answer, if it gave one. */
  responseCode: number | undefined;
}

/**
 * When to try again: after pauses that grow from seconds to an hour, spread a little so that many mails do not come
 * back at the same moment. Null: not any more, after three days or a lasting refusal.
 * @param random from 0 to 1
 */
export function nextAttemptAt(failed: FailedAttempt, now: Date, random: number): Date | null {
  const isRefused = (failed.responseCode ?? 0) >= 500;
  if (isRefused && failed.attempts >= REFUSALS_TO_BELIEVE) return null;
  if (now.getTime() - failed.createdAt.getTime() > GIVE_UP_AFTER_MS) return null;
  const pause = Math.min(FIRST_PAUSE_MS * GROWTH ** (failed.attempts - 1), MAX_PAUSE_MS);
  return new Date(now.getTime() + pause * (1 + SPREAD * random));
}
