import { currentPatience } from '../../async/patience.js';
import { outOfTimeError, silenceError } from '../database-unavailable.js';
import { QueryTimeouts } from './query-timeouts.js';

/** A COMMIT is quick, or its answer is lost; whoever waits for it keeps a connection from others. */
const COMMIT_TIMEOUT_MS = 10_000;

/** How long the database is waited for. */
export interface WaitingTimes {
  /** By a request, for all that it asks together. */
  requestMs: number;
  /** By anybody, for one answer; Infinity: as long as it takes. */
  answerMs: () => number;
}

/** Says when an answer has been waited for long enough. */
export class AnswerLimits {
  private readonly timeouts = new QueryTimeouts();

  constructor(private readonly times: WaitingTimes) {}

  /**
   * Begins to wait for an answer. Calls `giveUp`, once, when that takes too long; `isSilent` says that it's this answer which
   * didn't come, rather than many before it that came slowly.
   * @param statement what is asked, if it's a statement
   * @returns what ends the waiting. Throws where there's no time left to ask at all
   */
  begin(giveUp: (error: Error, isSilent: boolean) => void, statement?: unknown): () => void {
    const patience = currentPatience();
    const { requestMs, answerMs } = this.times;
    const answerLimitMs = answerMs();
    const commitLimitMs = statement === 'COMMIT' && answerLimitMs < Infinity ? COMMIT_TIMEOUT_MS : Infinity;
    const limitMs = Math.min(patience?.leftOf(requestMs) ?? Infinity, answerLimitMs, commitLimitMs);
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
