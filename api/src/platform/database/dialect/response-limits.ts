import { currentDeadline } from '../../async/request-deadline.js';
import { outOfTimeError, silenceError } from '../database-unavailable.js';
import { QueryTimeouts } from './query-timeouts.js';

/** If a COMMIT isn't quick, its response is lost, and waiting for it only keeps the connection from others. */
const COMMIT_TIMEOUT_MS = 10_000;

/** How long to wait for the database. */
export interface WaitingTimes {
  /** For all of a request's statements together. */
  requestMs: number;
  /** For any single response; Infinity means as long as it takes. */
  answerMs: () => number;
}

/** Decides when to stop waiting for a response. */
export class AnswerLimits {
  private readonly timeouts = new QueryTimeouts();

  constructor(private readonly times: WaitingTimes) {}

  /**
   * Starts waiting for a response. Calls `giveUp` once if that takes too long; `isSilent` means that this response
   * didn't come, rather than that earlier ones were slow.
   * @param statement the statement, if it's one
   * @returns a function that stops waiting; throws if there's no time left to wait
   */
  begin(giveUp: (error: Error, isSilent: boolean) => void, statement?: unknown): () => void {
    const patience = currentDeadline();
    const { requestMs, answerMs } = this.times;
    const answerLimitMs = answerMs();
    const commitLimitMs = statement === 'COMMIT' && answerLimitMs < Infinity ? COMMIT_TIMEOUT_MS : Infinity;
    const limitMs = Math.min(patience?.getLeft(requestMs) ?? Infinity, answerLimitMs, commitLimitMs);
    if (limitMs <= 0) throw outOfTimeError();
    const waited = patience?.wait();
    const answered = this.timeouts.begin(limitMs, () => {
      waited?.();
      giveUp(silenceError(), limitMs > requestMs / 2);
    });
    return () => {
      answered();
      waited?.();
    };
  }
}
