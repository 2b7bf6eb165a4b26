import { FakeXmlHttpRequest } from './fake-xml-http-request';

/** The fake's response to a call; status 200 and an empty body by default. */
export interface FakeResponse {
  status?: number;
  body?: unknown;
  /** Sent unchanged instead of `body`, for responses that aren't JSON. */
  text?: string;
  headers?: Record<string, string>;
}

/** A call that the screen made. */
export interface FakeRequest {
  /** Method and path below the api's base, with its query string: "POST /reviews". */
  call: string;
  query: URLSearchParams;
  /** Parsed JSON, or null without a body. */
  body: unknown;
  headers: Headers;
}

type Answering = FakeResponse | ((request: FakeRequest) => FakeResponse | Promise<FakeResponse>);

/** The fake's address: the base address of a test's remote context. */
export const FAKE_API_BASE = 'http://api.test/api';

/**
 * Replaces the api in a jsdom test by replacing `fetch`, and `XMLHttpRequest`, which goes through it.
 * @param answers by method and path without query string ("GET /clubs/paginated"); any other call gets a 404 in the
 * api's error format
 * @returns the calls made so far, and a way to change a response
 */
export function fakeApi(answers: Record<string, Answering>) {
  const requests: FakeRequest[] = [];
  globalThis.XMLHttpRequest = FakeXmlHttpRequest as unknown as typeof XMLHttpRequest;
  const answering = new Map(Object.entries(answers));

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    const path = address.pathname.slice(new URL(FAKE_API_BASE).pathname.length);
    const text = await request.text();
    const made: FakeRequest = {
      call: `${request.method} ${path}${address.search}`,
      query: address.searchParams,
      // Files are sent unchanged.
      body: isJson(request) ? JSON.parse(text) : text || null,
      headers: request.headers,
    };
    requests.push(made);
    const found = answering.get(`${request.method} ${path}`) ?? {
      status: 404,
      body: { statusCode: 404, message: 'This call does not exist.', error: 'Not Found' },
    };
    const {
      status = 200,
      body,
      text: plain,
      headers,
    } = await (typeof found === 'function' ? found(made) : found);
    if (request.signal.aborted) throw new DOMException('Aborted', 'AbortError');
    const sent = plain ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(sent, { status, headers });
  };

  return {
    requests,
    answer(call: string, answer: Answering) {
      answering.set(call, answer);
    },
  };
}

function isJson({ headers }: Request): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}
