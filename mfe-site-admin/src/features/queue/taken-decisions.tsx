import {
  announceContentChange,
  apiErrorMessage,
  serverNow,
  showToast,
  useDispatch,
} from '@club-reviews/shared-ui/platform';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import {
  siteAdminApi,
  useDecideQueueEntriesMutation,
  useLazyListQueueDecisionsQuery,
  useTakeBackQueueDecisionMutation,
  WAITING,
} from '../../api/site-admin-api';
import type { QueueDecision } from '../../api/types';
import { entryKey } from './entry-key';

/** How long after the api carries out a decision its outcome is requested. */
const SETTLED_AFTER_MS = 2000;

/** Decisions made with one press, which can be undone together. */
interface Taken {
  ids: number[];
  keys: string[];
  dueAt: number;
  words: string;
}

/** This window's decisions. */
interface TakenDecisions {
  /** The keys of the entries that they have removed from the queue. */
  decided: ReadonlySet<string>;
  /** The latest that can still be undone. */
  last: Taken | undefined;
  /**
   * Makes decisions together; returns an error message, or null.
   * @param toWords says what was done, given how many were taken
   */
  decide: (decisions: QueueDecision[], toWords: (count: number) => string) => Promise<unknown>;
  /** Undoes the last one; returns its entry's key, or null. */
  undo: () => Promise<string | null>;
}

const TakenContext = createContext<TakenDecisions | null>(null);

/** This window's decisions, whichever of the area's pages is open. */
export function useTakenDecisions(): TakenDecisions {
  const taken = useContext(TakenContext);
  if (taken === null) throw new Error('There’s no TakenDecisionsProvider here');
  return taken;
}

/**
 * Keeps this window's decisions while its pages change: those that can still be undone, and the entries that they have
 * removed from the queue. Once the time is up, it checks whether all were carried out.
 */
export function TakenDecisionsProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const [send] = useDecideQueueEntriesMutation();
  const [readDecisions] = useLazyListQueueDecisionsQuery();
  const [takeBack] = useTakeBackQueueDecisionMutation();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const giveBack = (keys: readonly string[]) =>
    setDecided((before) => new Set([...before].filter((key) => !keys.includes(key))));

  const settle = useEffectEvent(async (due: Taken) => {
    setTaken((before) => before.filter((one) => one !== due));
    announceContentChange();
    dispatch(siteAdminApi.util.invalidateTags([...WAITING]));
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

  async function decide(decisions: QueueDecision[], toWords: (count: number) => string): Promise<unknown> {
    const keys = decisions.map(entryKey);
    setDecided((before) => new Set([...before, ...keys]));
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
    if (data.taken.length > 0) {
      setTaken((before) => [
        ...before,
        {
          ids: data.taken.map(({ id }) => id),
          keys: data.taken.map(({ kind, entryId }) => entryKey({ kind, id: entryId })),
          dueAt: Math.max(...data.taken.map(({ dueAt }) => Date.parse(dueAt ?? ''))),
          words: toWords(data.taken.length),
        },
      ]);
    }
    return null;
  }

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

  return <TakenContext value={{ decided, last: taken.at(-1), decide, undo }}>{children}</TakenContext>;
}
