import { plural } from '@club-reviews/shared-ui/formatting';
import type { QueueEntry } from '../../api/types';
import type { Verdict } from './kind';
import { describeEntry } from './kinds';
import { useTakenDecisions } from './taken-decisions';

/** This window's decisions, with a way to decide on the queue's entries; that returns an error message, or null. */
export function useQueueDecisions() {
  const taken = useTakenDecisions();
  async function decide(entries: readonly QueueEntry[], verdict: Verdict): Promise<unknown> {
    const [first] = entries;
    if (first === undefined) return null;
    const { verdicts, clubName } = describeEntry(first);
    const { done } = verdicts[verdict.verdict];
    return taken.decide(
      entries.map((entry) => {
        const { approvedText } = describeEntry(entry);
        return {
          ...{ kind: entry.kind, id: entry.id, ...verdict },
          ...(verdict.verdict === 'accept' && approvedText !== undefined ? { reviewText: approvedText } : {}),
        };
      }),
      (count) => `${done}: ${entries.length === 1 ? clubName : plural(count, 'review')}`,
    );
  }
  return { ...taken, decide };
}
