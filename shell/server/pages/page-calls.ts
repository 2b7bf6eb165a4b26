import type { HandedOverQuery, PageCall, PageDescription } from '@club-reviews/shared-ui/platform';

/** How long one api call may take before the page is sent without its answer. */
const CALL_TIMEOUT_MS = 2500;

/** Who asks: passed on, so that the api's limits and logs see the visitor and not this server. */
export interface Visitor {
  address: string;
  requestId: string;
}

/** Calls the api for a page. */
export function createPageCaller(apiUrl: string) {
  async function answerOf(call: PageCall, visitor: Visitor): Promise<unknown> {
    const answer = await fetch(`${apiUrl}/api${call.path}`, {
      headers: { 'X-Forwarded-For': visitor.address, 'X-Request-Id': visitor.requestId },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return call.read({ status: answer.status, headers: answer.headers, body: await answer.json() });
  }

  const answersOf = (calls: PageCall[], visitor: Visitor) =>
    Promise.all(calls.map((call) => answerOf(call, visitor)));

  /**
   * Runs a page's calls side by side, then those that follow from their answers.
   * @returns the values in the calls' order, and in the form that the browser takes them over
   * @throws when any of them fails: a page is rendered with all its data or left to the browser
   */
  return async function run(
    { calls, furtherCalls }: Pick<PageDescription, 'calls' | 'furtherCalls'>,
    visitor: Visitor,
  ): Promise<{ values: unknown[]; handedOver: HandedOverQuery[] }> {
    const first = await answersOf(calls, visitor);
    const further = furtherCalls?.(first) ?? [];
    const values = [...first, ...(await answersOf(further, visitor))];
    const handedOver = [...calls, ...further].map(({ endpointName, arg }, index) => ({
      endpointName,
      arg,
      value: values[index],
    }));
    return { values, handedOver };
  };
}

/** Runs a page's api calls; see {@link createPageCaller}. */
export type PageCaller = ReturnType<typeof createPageCaller>;
