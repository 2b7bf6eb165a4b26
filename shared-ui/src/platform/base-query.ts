import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { RemoteContext } from './remote-contract';
import { readServerClock } from './server-clock';

/** The error of every failed call. */
export interface ApiError {
  /** HTTP status, or why there was no response. */
  status: number | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR' | 'CUSTOM_ERROR';
  /** The status code, a colon and a space, then the body's text, or the status text when the body is empty. */
  message: string;
  /** The `message` in the server's error body, fit to be shown; empty if there was none. */
  serverMessage: string;
  /** The server's message by request field, if fields are to blame. */
  fields: Record<string, string>;
  /** Whole seconds until the server allows a retry, from Retry-After. */
  retryAfterSeconds?: number;
}

/** A response as `transformResponse` functions get it in RTK Query's meta. */
export type ApiResponse = FetchBaseQueryMeta | undefined;

/** Narrows an unknown rejection to an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'serverMessage' in error && 'status' in error;
}

/** Shown for a call that got no response, or one without a message. */
const NO_ANSWER = 'The server couldn’t be reached. Please try again in a moment.';

/** How long a wait is, in everyday words: "a minute", "5 minutes", "2 hours". */
function waitLabel(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/**
 * The server's own message for a failed call, or `fallback` if there was none, followed by the time until the server
 * allows a retry, unless the message already mentions that.
 */
export function apiErrorMessage(error: unknown, fallback = NO_ANSWER): string {
  if (!isApiError(error)) return fallback;
  const words = error.serverMessage === '' ? fallback : error.serverMessage;
  if (error.retryAfterSeconds === undefined || /\bagain (in|after|at)\b/i.test(words)) return words;
  return `${words} Please try again in ${waitLabel(error.retryAfterSeconds)}.`;
}

/** The contents of the server's error body; a proxy in between may have responded with anything else. */
function readErrorBody(body: unknown): Pick<ApiError, 'serverMessage' | 'fields'> {
  const { message, fields } = (body ?? {}) as Partial<Record<string, unknown>>;
  return {
    serverMessage: typeof message === 'string' ? message : '',
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
  };
}

function unanswered(status: ApiError['status'], message: string): ApiError {
  return { status, message, serverMessage: '', fields: {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A call; `fetchFn` replaces `fetch` for it. */
type CallArgs = FetchArgs & { fetchFn?: typeof fetch };

/**
 * The base query of every remote: sends credentials and headers that disable caching, never retries, and turns each
 * non-OK response into an {@link ApiError}. The base address comes from the store ({@link RemoteContext}), so the same
 * code runs in the browser and on the server.
 * @param ownHeaders further headers for every call of the remote
 */
export function createBaseQuery(
  ownHeaders: Readonly<Record<string, string>> = {},
): BaseQueryFn<string | CallArgs, unknown, ApiError, object, FetchBaseQueryMeta> {
  return async (args, api, extraOptions) => {
    const { apiBase } = api.extra as RemoteContext;
    const query = fetchBaseQuery({
      baseUrl: apiBase,
      credentials: 'include',
      responseHandler: 'text',
      // Nobody is waiting for a refetched or prefetched response.
      ...(api.forced && { priority: 'low' }),
      ...(typeof args !== 'string' && args.fetchFn && { fetchFn: args.fetchFn }),
      prepareHeaders: (headers, { type, forced }) => {
        // A refetched or prefetched response isn't a new page view; the api counts how often clubs' pages are opened.
        if (type === 'query' && forced !== true && typeof location !== 'undefined')
          headers.set('X-Page-Path', location.pathname);
        headers.set('Cache-Control', 'no-cache, no-store, must-revalidate');
        headers.set('Pragma', 'no-cache');
        for (const [name, value] of Object.entries(ownHeaders)) headers.set(name, value);
        return headers;
      },
    });
    const { data, error, meta } = await query(args, api, extraOptions);
    readServerClock(meta?.response?.headers.get('Date'));
    if (error === undefined) {
      const text = typeof data === 'string' ? data : '';
      if (text === '') return { data: null, meta };
      const body = parseJson(text);
      if (body !== undefined) return { data: body, meta };
      return { error: unanswered('PARSING_ERROR', 'The answer was not JSON.'), meta };
    }
    if (typeof error.status !== 'number') {
      return { error: unanswered(error.status, error.error), meta };
    }
    const text = typeof error.data === 'string' ? error.data : '';
    const retryAfter = Number(meta?.response?.headers.get('Retry-After'));
    return {
      error: {
        status: error.status,
        message: `${error.status}: ${text || (meta?.response?.statusText ?? '')}`,
        ...readErrorBody(parseJson(text)),
        ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
      },
      meta,
    };
  };
}
