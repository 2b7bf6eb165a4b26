import { currentPatience } from '../../async/patience.js';
import { outOfTimeError, silenceError } from '../database-unavailable.js';
import { QueryTimeouts } from './query-timeouts.js';

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
   * @returns what ends the waiting. Throws where there's no time left to ask at all
   */
  begin(giveUp: (error: Error, isSilent: boolean) => void): () => void {
    const patience = currentPatience();
    const { requestMs, answerMs } = this.times;
    const limitMs = Math.min(patience?.leftOf(requestMs) ?? Infinity, answerMs());
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
