import type {
  PageCall,
  PreloadedQuery,
  RemoteContext,
  createRemoteStore,
} from '@club-reviews/shared-ui/platform';
import { publicApi } from '../api/public-api';
import type { ClubDetail, ClubsPage, FoundClubs } from '../api/types';
import { findPage } from './pages';

/** How long prefetched responses are shown without a refetch; others that are still there are refetched at once. */
const FRESH_MS = 10_000;

/** Endpoints that their screens refetch by a rule of their own. */
const BROWSED = new Set([
  'findClubs',
  'listClubsPage',
  'listReviews',
  'listReviewsByCategory',
  'listReviewsByAgeGroup',
]);

/** Endpoints whose clubs count as shown. */
const LISTED = ['findClubs', 'listClubsPage'];

/** A page of search results: the home page, and the other pages of the directory. */
const SEARCH_PAGE = /^\/(?:browse-[^/]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/]+)\/?$/;

/** Where a visitor was who comes from a page of the shell or another remote. */
const NOWHERE = { key: '', pathname: '', calls: new Set<string>() };

interface Address {
  pathname: string;
  search: string;
}

/** What {@link createMoving} returns. */
export interface Moving {
  /** Fetches what the page at an address lacks. */
  prefetch(pathname: string, search: string): Promise<void>;
  /**
   * Follows the visitor.
   * @param address as the router names it: each visit has its own key
   * @param way whether they went back or forward, and whether they came from a page of the shell or another remote
   */
  show(address: Address & { key: string }, way: { isReturn: boolean; isEntering: boolean }): void;
}

const callKey = ({ endpointName, arg }: Pick<PageCall, 'endpointName' | 'arg'>) =>
  `${endpointName} ${JSON.stringify(arg)}`;

/** What the api should count when a page is opened with a response: "view=17" or "shown=3,8"; null for nothing. */
function getOpening(pathname: string, { endpointName }: PageCall, data: unknown): string | null {
  const slug = CLUB_PAGE.exec(pathname)?.[1];
  if (endpointName === 'getClub') {
    const club = data as ClubDetail | null | undefined;
    // An old address redirects to the current one, which counts.
    return slug !== undefined && club?.slug === slug ? `view=${club.id}` : null;
  }
  if (!SEARCH_PAGE.test(pathname) || !LISTED.includes(endpointName)) return null;
  const clubs = (data as ClubsPage | FoundClubs | undefined)?.clubs ?? [];
  return clubs.length > 0 ? `shown=${clubs.map(({ id }) => id).join(',')}` : null;
}

/**
 * Prefetches pages' responses, and refetches those that RTK Query has kept when their page is shown again. This isn't
 * up to the hooks: they'd refetch what the server sent, and what was prefetched.
 * @param preloaded responses that the page at the browser's address came with
 */
export function createMoving(
  store: ReturnType<typeof createRemoteStore>,
  { origin, config }: RemoteContext,
  preloaded: PreloadedQuery[],
): Moving {
  /** Ids of the requests whose responses no page has shown yet. */
  const prefetched = new Set<string>();
  let shown = { key: '', pathname: '', calls: new Set(preloaded.map(callKey)) };

  // All endpoints have the same methods; their types differ by argument.
  const getEndpoint = ({ endpointName }: PageCall) => publicApi.endpoints[endpointName as 'getStats'];
  const toEntry = (call: PageCall) =>
    getEndpoint(call).select(call.arg as undefined)(store.getState() as never);
  const request = (call: PageCall, forceRefetch: boolean) =>
    store.dispatch(getEndpoint(call).initiate(call.arg as undefined, { subscribe: false, forceRefetch }));

  const toDescription = ({ pathname, search }: Address) => {
    const page = findPage(pathname);
    const { calls = [], dependentCalls = () => [] } =
      page?.description?.({ origin, config, params: page.params, search }) ?? {};
    return { calls, dependentCalls };
  };

  const fetchMissing = (calls: PageCall[]) =>
    Promise.all(
      calls.map(async (call) => {
        const { isUninitialized, isError } = toEntry(call);
        const isMissing = isUninitialized || isError;
        // A forced call doesn't name the page, so that the api counts nothing.
        const running = request(call, isMissing);
        if (isMissing) prefetched.add(running.requestId);
        return (await running).data;
      }),
    );

  /** Reports an opening that no call has told the api of. If that fails, it isn't counted. */
  const count = async (pathname: string, call: PageCall) => {
    const opening = getOpening(pathname, call, (await request(call, false)).data);
    if (opening === null) return;
    store.dispatch(publicApi.endpoints.countOpening.initiate({ body: { opening } }, { track: false }));
  };

  return {
    async prefetch(pathname, search) {
      const { calls, dependentCalls } = toDescription({ pathname, search });
      await fetchMissing(dependentCalls(await fetchMissing(calls)));
    },

    show(address, { isReturn, isEntering }) {
      // In development, React runs effects twice.
      if (!isEntering && shown.key === address.key) return;
      const before = isEntering && shown.key !== '' ? NOWHERE : shown;
      const { calls: first, dependentCalls } = toDescription(address);
      const calls = [...first, ...dependentCalls(first.map((call) => toEntry(call).data))];
      shown = { ...address, calls: new Set(calls.map(callKey)) };

      const inAdvance = calls.filter((call) => prefetched.delete(toEntry(call).requestId ?? ''));
      const kept = calls.filter((call) => !inAdvance.includes(call) && toEntry(call).data !== undefined);
      if (!isReturn) {
        // A club's page counts each visit, a list each fetch.
        const isVisit = before.pathname !== address.pathname;
        const visited = kept.filter(({ endpointName }) => isVisit && endpointName === 'getClub');
        for (const call of [...inAdvance, ...visited]) void count(address.pathname, call);
      }
      const isStale = (call: PageCall) =>
        Date.now() - (toEntry(call).fulfilledTimeStamp ?? Infinity) >= FRESH_MS;
      for (const call of [...kept, ...inAdvance.filter(isStale)]) {
        if (!before.calls.has(callKey(call)) && !BROWSED.has(call.endpointName)) void request(call, true);
      }
    },
  };
}
