import type { PreloadedQuery, PageCall, PageDescription } from '@club-reviews/shared-ui/platform';

/** How long an api call may take before the page is sent without its data. */
const CALL_TIMEOUT_MS = 2500;

/** Who the page is for; passed on so that the api's limits, logs and counts see the visitor rather than this server. */
export interface Visitor {
  address: string;
  requestId: string;
  /** The page that they open; undefined where nobody reads the answer on a page. */
  opens?: OpenedPage | undefined;
}

/** A page that is opened: the api counts how often those of clubs are. */
export interface OpenedPage {
  path: string;
  /** What the browser, or robot, calls itself; empty when it says nothing. */
  userAgent: string;
}

function headersOf({ address, requestId, opens }: Visitor): Record<string, string> {
  return {
    'X-Forwarded-For': address,
    'X-Request-Id': requestId,
    ...(opens && {
      'X-Page-Path': opens.path,
      'User-Agent': opens.userAgent,
    }),
  };
}

/** Creates a function that makes the api calls a page needs. */
export function createPageCaller(apiUrl: string) {
  async function answerOf(call: PageCall, visitor: Visitor): Promise<unknown> {
    const answer = await fetch(`${apiUrl}/api${call.path}`, {
      headers: headersOf(visitor),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return call.read({ status: answer.status, headers: answer.headers, body: await answer.json() });
  }

  const answersOf = (calls: PageCall[], visitor: Visitor) =>
    Promise.all(calls.map((call) => answerOf(call, visitor)));

  /**
   * Makes a page's api calls at once, then any that depend on their results.
   * @returns the values in the order of the calls, and in the form the browser expects
   * @throws if any call fails, because a page is either rendered with all its data or left to the browser
   */
  return async function run(
    { calls, dependentCalls }: Pick<PageDescription, 'calls' | 'dependentCalls'>,
    visitor: Visitor,
  ): Promise<{ values: unknown[]; preloaded: PreloadedQuery[] }> {
    const first = await answersOf(calls, visitor);
    const dependent = dependentCalls?.(first) ?? [];
    const values = [...first, ...(await answersOf(dependent, visitor))];
    const preloaded = [...calls, ...dependent].map(({ endpointName, arg }, index) => ({
      endpointName,
      arg,
      value: values[index],
    }));
    return { values, preloaded };
  };
}

/** Makes a page's api calls; see {@link createPageCaller}. */
export type PageCaller = ReturnType<typeof createPageCaller>;
