import {
  announceContentChange,
  apiErrorMessage,
  serverNow,
  showToast,
  useDispatch,
} from '@club-reviews/shared-ui/platform';
import { plural } from '@club-reviews/shared-ui/formatting';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  siteAdminApi,
  useDecideDeskEntriesMutation,
  useLazyListDeskDecisionsQuery,
  useTakeBackDeskDecisionMutation,
} from '../../api/site-admin-api';
import type { QueueEntry } from '../../api/types';
import type { Verdict } from './kind';
import { describeEntry, entryKey } from './kinds';

/** How long after the api carries out a decision its outcome is requested. */
const SETTLED_AFTER_MS = 2000;

/** Decisions made with one press, which can be undone together. */
interface Taken {
  ids: number[];
  keys: string[];
  dueAt: number;
  words: string;
}

/**
 * This window's decisions: those that can still be undone, and the entries that they have removed from the queue. Once
 * the time is up, it checks whether all were carried out.
 */
export function useTakenDecisions() {
  const dispatch = useDispatch();
  const [send] = useDecideDeskEntriesMutation();
  const [readDecisions] = useLazyListDeskDecisionsQuery();
  const [takeBack] = useTakeBackDeskDecisionMutation();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const giveBack = (keys: readonly string[]) =>
    setDecided((before) => new Set([...before].filter((key) => !keys.includes(key))));

  const settle = useEffectEvent(async (due: Taken) => {
    setTaken((before) => before.filter((one) => one !== due));
    announceContentChange();
    dispatch(
      siteAdminApi.util.invalidateTags([
        'Queue',
        'Moderation',
        'Claims',
        'Directory',
        'Notices',
        'Enquiries',
        'Photos',
        'Suggestions',
      ]),
    );
    const { data: left = [] } = await readDecisions();
    for (const { id, kind, entryId, problem } of left) {
      if (problem === null) continue;
      giveBack([entryKey({ kind, id: entryId })]);
      showToast({ title: 'A decision failed', description: problem, tone: 'error' });
      await takeBack({ id });
    }
  });
  useEffect(() => {
    const [next] = taken;
    if (next === undefined) return;
    const timer = setTimeout(() => void settle(next), next.dueAt + SETTLED_AFTER_MS - serverNow());
    return () => clearTimeout(timer);
  }, [taken]);

  /** Decides on entries; returns an error message, or null. */
  async function decide(entries: readonly QueueEntry[], verdict: Verdict): Promise<unknown> {
    const keys = entries.map(entryKey);
    setDecided((before) => new Set([...before, ...keys]));
    const decisions = entries.map((entry) => {
      const { approvedText } = describeEntry(entry);
      return {
        ...{ kind: entry.kind, id: entry.id, ...verdict },
        ...(verdict.verdict === 'accept' && approvedText !== undefined ? { reviewText: approvedText } : {}),
      };
    });
    const { data, error } = await send({ body: { decisions } });
    if (data === undefined) {
      giveBack(keys);
      return error;
    }
    const [refused] = data.refused;
    if (refused !== undefined) {
      // Someone else was quicker, so the entry doesn't come back.
      const title =
        data.refused.length === 1 ? 'Decision not saved' : `Decisions not saved: ${data.refused.length}`;
      showToast({ title, description: refused.message, tone: 'error' });
    }
    const [first] = entries;
    if (data.taken.length > 0 && first !== undefined) {
      const { verdicts, clubName } = describeEntry(first);
      const { done } = verdicts[verdict.verdict];
      setTaken((before) => [
        ...before,
        {
          ids: data.taken.map(({ id }) => id),
          keys: data.taken.map(({ kind, entryId }) => entryKey({ kind, id: entryId })),
          dueAt: Math.max(...data.taken.map(({ dueAt }) => Date.parse(dueAt ?? ''))),
          words: `${done}: ${entries.length === 1 ? clubName : plural(data.taken.length, 'review')}`,
        },
      ]);
    }
    return null;
  }

  /** Undoes the last decision; returns its entry's key, or null. */
  async function undo(): Promise<string | null> {
    const last = taken.at(-1);
    if (last === undefined) return null;
    setTaken((before) => before.filter((one) => one !== last));
    const outcomes = await Promise.all(last.ids.map((id) => takeBack({ id })));
    giveBack(last.keys);
    const failed = outcomes.find(({ error }) => error !== undefined);
    if (failed === undefined) showToast({ title: 'Decision undone' });
    else showToast({ title: 'Too late to undo', description: apiErrorMessage(failed.error), tone: 'error' });
    return last.keys[0] ?? null;
  }

  return { decided, last: taken.at(-1), decide, undo };
}
