import { traceHeaders } from '@club-reviews/observability/traces';
import { Pool } from 'undici';

/** A response from the api, read in full. */
export interface ApiResponse {
  status: number;
  headers: { get(name: string): string | null };
  /** Parsed JSON; undefined if the body is empty. */
  body: unknown;
}

/** One request to the api. */
export interface ApiCall {
  /** Path below `/api`, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** When to give up. */
  signal: AbortSignal;
  /** Sent as JSON in a POST; without it, the request is a GET. */
  json?: unknown;
}

/** The header that says which clubs a response is about. */
const NAMES_CLUBS = /^x-page-clubs$/i;

/** Called when a request to the api has ended. */
type CallListener = (path: string, status: number | undefined, ms: number) => void;

/** Calls the api; see {@link createApiClient}. */
export type ApiClient = (call: ApiCall) => Promise<ApiResponse>;

/**
 * Creates a function that calls the api over connections that stay open. Every page makes requests, and this costs a
 * fifth of what `fetch` does. Redirects within the api are followed.
 * @param apiUrl where the api listens, without `/api` or a trailing slash
 * @param onEnd called for each request with its path, the status (undefined if there was no response), and how long it
 * took
 */
export function createApiClient(apiUrl: string, onEnd?: CallListener): ApiClient {
  const { origin, pathname } = new URL(apiUrl);
  const prefix = `${pathname.replace(/\/$/, '')}/api`;
  const connections = new Pool(origin);

  async function callOnce(call: ApiCall): Promise<ApiResponse> {
    const start = performance.now();
    let status: number | undefined;
    try {
      const answer = await request(call);
      status = answer.status;
      return answer;
    } finally {
      onEnd?.(call.path, status, performance.now() - start);
    }
  }

  async function request({ path, headers: given, signal, json }: ApiCall): Promise<ApiResponse> {
    const headers = { ...given, ...traceHeaders() };
    const answer = await connections.request({
      path: prefix + path,
      signal,
      ...(json === undefined
        ? { method: 'GET', headers }
        : {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(json),
          }),
    });
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      headers: {
        get(name) {
          const value = answer.headers[name.toLowerCase()];
          return Array.isArray(value) ? value.join(', ') : (value ?? null);
        },
      },
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  return async function callApi(call) {
    const answer = await callOnce(call);
    const [, moved] = /^\/api(\/.*)$/.exec(answer.headers.get('location') ?? '') ?? [];
    if (answer.status !== 301 || moved === undefined) return answer;
    const { status, headers, body } = await callOnce({ ...call, path: moved });
    // Where a path redirects to can change without the club it leads to changing.
    return { status, body, headers: { get: (name) => (NAMES_CLUBS.test(name) ? null : headers.get(name)) } };
  };
}
