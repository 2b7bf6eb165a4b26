import type { PreloadedQuery, PageCall, PageDescription } from '@club-reviews/shared-ui/platform';
import type { ApiResponse, ApiClient } from '../api-client';
import type { PageSubject } from '../site-state/club-changes';

/** How long a page's api requests may take before it's sent without their data. */
const CALLS_TIMEOUT_MS = 2500;

/** Ids of clubs, and one beyond all of them that represents the whole listing. */
const CLUBS = /^\d+(,\d+)*$/;

/** Who the page is for; passed on so the api's limits, logs and counts see the visitor rather than this server. */
export interface Visitor {
  address: string;
  requestId: string;
  /** The page the responses are for; undefined if there is none. */
  path?: string;
}

/** The results of a page's api requests. */
export interface PageResponses {
  /** In the order of the requests. */
  values: unknown[];
  /** The same in the form the browser expects. */
  preloaded: PreloadedQuery[];
  /** What the responses are about. */
  subject: PageSubject;
  /** What the api counts when this page is opened, in its own format. */
  openings: string[];
  /** Whether any of them may change at any moment even though nothing changes here: the api sent `no-store`. */
  isPassing: boolean;
}

/** Without a user agent, so that the api counts nothing, but says what opening the page once would count. */
function getHeaders({ address, requestId, path }: Visitor): Record<string, string> {
  return {
    'X-Forwarded-For': address,
    'X-Request-Id': requestId,
    ...(path !== undefined && { 'X-Page-Path': path }),
  };
}

/** What the responses are about in total: specific clubs if each names some, otherwise the directory. */
function getSubject(answers: readonly ApiResponse[]): PageSubject {
  if (answers.length === 0) return 'nothing';
  const clubs = new Set<number>();
  for (const { headers } of answers) {
    const named = headers.get('x-page-clubs');
    if (named === null || !CLUBS.test(named)) return 'directory';
    const ids = named.split(',').map(Number);
    for (const id of ids) clubs.add(id);
  }
  return [...clubs];
}

/** Creates a function that makes the api requests a page needs. */
export function createPageCaller(callApi: ApiClient) {
  /**
   * Makes a page's api requests at once, then any that depend on their results.
   * @throws if any request fails, because a page is either rendered with all its data or left to the browser
   */
  return async function run(
    { calls, dependentCalls }: Pick<PageDescription, 'calls' | 'dependentCalls'>,
    visitor: Visitor,
  ): Promise<PageResponses> {
    const signal = AbortSignal.timeout(CALLS_TIMEOUT_MS);
    const headers = getHeaders(visitor);
    const answers: ApiResponse[] = [];
    async function getValues(some: PageCall[]): Promise<unknown[]> {
      const theirs = await Promise.all(some.map(({ path }) => callApi({ path, headers, signal })));
      answers.push(...theirs);
      return Promise.all(some.map((call, index) => call.read(theirs[index]!)));
    }

    const first = await getValues(calls);
    const dependent = dependentCalls?.(first) ?? [];
    const values = [...first, ...(await getValues(dependent))];
    return {
      values,
      preloaded: [...calls, ...dependent].map(({ endpointName, arg }, index) => ({
        endpointName,
        arg,
        value: values[index],
      })),
      subject: getSubject(answers),
      openings: answers.flatMap((answer) => answer.headers.get('x-page-opening') ?? []),
      isPassing: answers.some((answer) => answer.headers.get('cache-control') === 'no-store'),
    };
  };
}

/** Makes a page's api requests; see {@link createPageCaller}. */
export type PageCaller = ReturnType<typeof createPageCaller>;
