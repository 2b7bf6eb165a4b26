import { asyncLocalStorage } from '@fastify/request-context';
import type { RequestContext } from '@fastify/request-context';
import { jest } from '@jest/globals';
import { RequestDeadline } from '../../async/request-deadline.js';
import { AnswerLimits } from './response-limits.js';

/** Runs something as if within a request. */
function inRequest<T>(work: () => T): T {
  const data = { patience: new RequestDeadline() };
  return asyncLocalStorage.run(data as unknown as RequestContext, work);
}

describe('the waiting for the database', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const limits = new AnswerLimits({ requestMs: 4000, answerMs: () => 60_000 });

  it('ends for a request when all its waiting together has taken too long', () => {
    const giveUp = jest.fn();
    inRequest(() => {
      const answered = limits.begin(giveUp);
      jest.advanceTimersByTime(3000);
      answered();
      limits.begin(giveUp);
      jest.advanceTimersByTime(1300);
      // Only the first was slow; the second might have come in time.
      expect(giveUp.mock.calls).toEqual([[expect.any(Error), false]]);
      expect(() => limits.begin(giveUp)).toThrow('long enough');
    });
  });

  it('ends for a job with each response, and sooner for a COMMIT’s', () => {
    const [ofStatement, ofCommit] = [jest.fn(), jest.fn()];
    limits.begin(ofStatement, 'UPDATE clubs SET name = name');
    limits.begin(ofCommit, 'COMMIT');
    jest.advanceTimersByTime(11_000);
    expect([ofStatement.mock.calls.length, ofCommit.mock.calls.length]).toEqual([0, 1]);
    jest.advanceTimersByTime(50_000);
    expect(ofStatement.mock.calls).toEqual([[expect.any(Error), true]]);
  });

  it('never ends for what may take as long as it needs', () => {
    const giveUp = jest.fn();
    const endless = new AnswerLimits({ requestMs: 4000, answerMs: () => Infinity });
    endless.begin(giveUp, 'ALTER TABLE clubs ADD COLUMN x INT');
    endless.begin(giveUp, 'COMMIT');
    jest.advanceTimersByTime(3_600_000);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
