import { useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import type { ThunkDispatch, UnknownAction } from '@club-reviews/shared-ui/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ALWAYS_STALE, publicApi } from '../../api/public-api';
import { clubPageArgument } from '../../api/reading-calls';
import type { ClubDetail } from '../../api/types';
import type { ComparisonEntry } from './comparison';
import { comparisonEntry } from './comparison-entry';
import { refreshComparison } from './refresh-comparison';
import { useComparison } from './use-comparison';

/** A chosen club: its saved data, and the api's current data. */
export interface ComparedClub {
  entry: ComparisonEntry;
  /** Undefined until the api has responded, or if it failed. */
  club: ClubDetail | undefined;
  hasFailed: boolean;
}

interface ClubResponse {
  /** Its id or slug, as requested. */
  id: number | string;
  /** Null if the club is gone. */
  club: ClubDetail | null | undefined;
  hasFailed: boolean;
}

const { getClub } = publicApi.endpoints;

interface Subscription {
  subscriptionOptions: { refetchOnFocus: boolean };
  /** How old a response may be, in seconds; any age if it's missing. */
  forceRefetch?: number;
}

const SUBSCRIPTION: Subscription = { subscriptionOptions: { refetchOnFocus: true } };

/** The page's description doesn't know the visitor's own list. */
const OWN_SUBSCRIPTION: Subscription = {
  ...SUBSCRIPTION,
  forceRefetch: ALWAYS_STALE.refetchOnMountOrArgChange,
};

const argumentFor = (id: number | string) => clubPageArgument(String(id));

function areSame(some: readonly ClubResponse[], others: readonly ClubResponse[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, club, hasFailed }, index) => {
      const other = others[index]!;
      return id === other.id && club === other.club && hasFailed === other.hasFailed;
    })
  );
}

/** Requests every chosen club, and again when the window regains focus. */
function useAnswers(ids: readonly (number | string)[], subscription: Subscription) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const wanted = ids.join();
  const [openedAt] = useState(Date.now);
  // An older "not found" is being fetched again: the club may be back.
  const trustedFrom = openedAt - (subscription.forceRefetch ?? Infinity) * 1000;
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split(',');
    const calls = asked.map((id) =>
      dispatch(getClub.initiate(argumentFor(id), before.current.includes(id) ? SUBSCRIPTION : subscription)),
    );
    before.current = asked;
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, wanted, subscription]);

  const answers = useSelector(
    (state) =>
      ids.map((id): ClubResponse => {
        const { data, isError, fulfilledTimeStamp = 0 } = getClub.select(argumentFor(id))(state as never);
        const club = data === null && fulfilledTimeStamp < trustedFrom ? undefined : data;
        return { id, club, hasFailed: isError };
      }),
    areSame,
  );
  const retry = () => {
    for (const { id } of answers.filter(({ hasFailed }) => hasFailed)) {
      void dispatch(getClub.initiate(argumentFor(id), { subscribe: false, forceRefetch: true }));
    }
  };
  return { answers, retry };
}

/** The responses about clubs that exist, once each has arrived or failed; null until then. */
const getKnown = (answers: readonly ClubResponse[]): ClubDetail[] | null =>
  answers.every(({ club, hasFailed }) => club !== undefined || hasFailed)
    ? answers.map(({ club }) => club).filter((club): club is ClubDetail => Boolean(club))
    : null;

/**
 * The clubs of a comparison that someone shared, by their slugs. The visitor's own list isn't involved.
 * @returns the clubs, without those that are gone; `known` is null until all have been fetched
 */
export function useSharedClubs(slugs: readonly string[]) {
  const { answers, retry } = useAnswers(slugs, SUBSCRIPTION);
  const known = useMemo(() => getKnown(answers), [answers]);
  const clubs = (known ?? []).map((club): ComparedClub => ({
    entry: comparisonEntry(club),
    club,
    hasFailed: false,
  }));
  const hasFailed = answers.some((answer) => answer.hasFailed);
  const isAnyGone = answers.some(({ club }) => club === null);
  return { clubs, known, hasFailed, isAnyGone, retry };
}

/**
 * The chosen clubs with their current figures, which are also saved in the list. A club that has been deleted is
 * removed from the list.
 * @returns the clubs; those of them whose figures are known, once all have been fetched; the names of those removed;
 * and a way to retry if the api failed
 */
export function useComparedClubs() {
  const entries = useComparison();
  const { answers, retry } = useAnswers(
    entries.map(({ id }) => id),
    OWN_SUBSCRIPTION,
  );
  const [goneNames, setGoneNames] = useState<readonly string[]>([]);
  // Their entries stay in the list until the effect below removes them.
  const gone = entries.filter(
    ({ id, name }) =>
      !goneNames.includes(name) && answers.some((answer) => answer.id === id && answer.club === null),
  );
  if (gone.length > 0) setGoneNames([...goneNames, ...gone.map(({ name }) => name)]);

  // Only responses cause writes, never changes to the list; otherwise two tabs with different responses would overwrite
  // each other forever.
  useEffect(() => {
    const arrived = answers.filter(({ club }) => club !== undefined);
    refreshComparison(
      new Map(arrived.map(({ id, club }) => [Number(id), club ? comparisonEntry(club) : null])),
    );
  }, [answers]);

  const clubs = entries.map((entry): ComparedClub => {
    const answer = answers.find(({ id }) => id === entry.id);
    return { entry, club: answer?.club ?? undefined, hasFailed: answer?.hasFailed ?? false };
  });
  const known = useMemo(() => getKnown(answers), [answers]);
  return { clubs, known, goneNames, retry };
}
