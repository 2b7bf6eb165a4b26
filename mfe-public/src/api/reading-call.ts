import type { PageResponse, PageCall } from '@club-reviews/shared-ui/platform';

/**
 * One reading call of the api, without React or Redux. The browser's RTK Query endpoint and the server's page call are
 * both made from it, so their addresses, values and cache keys can't drift apart.
 */
export interface ReadingCall<Arg, Value> {
  endpointName: string;
  /** Path below the api's base, with its query string. */
  path(arg: Arg): string;
  /** Whether a response with this status has something to show. */
  accepts(status: number): boolean;
  /** The value to keep for an accepted response. Throws for any other. */
  read(answer: PageResponse): Value;
}

/** A response with nothing that the page could show. */
export class UnusableAnswerError extends Error {
  constructor(endpointName: string, status: number) {
    super(`${endpointName} answered ${status}`);
  }
}

/**
 * Describes a reading call. `otherStatuses` lists the statuses besides 200 that are data: a failed query can't be
 * preloaded, so "not found" and "bad postcode" are sent as values.
 */
export function readingCall<Arg, Value>(definition: {
  endpointName: string;
  path(arg: Arg): string;
  otherStatuses?: readonly number[];
  read(answer: PageResponse): Value;
}): ReadingCall<Arg, Value> {
  const { endpointName, path, otherStatuses = [], read } = definition;
  const accepts = (status: number) => (status >= 200 && status < 300) || otherStatuses.includes(status);
  return {
    endpointName,
    path,
    accepts,
    read(answer) {
      if (!accepts(answer.status)) throw new UnusableAnswerError(endpointName, answer.status);
      return read(answer);
    },
  };
}

/** The call with its argument, as a page description lists it. */
export function toPageCall<Arg, Value>(call: ReadingCall<Arg, Value>, arg: Arg): PageCall {
  return { endpointName: call.endpointName, arg, path: call.path(arg), read: call.read };
}

/** The type of a parameter; several values are sent separated by commas. */
export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** A query string of the parameters that have a value, or "" if none has. */
export function queryString(parameters: Record<string, QueryValue>): string {
  const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  if (set.length === 0) return '';
  return `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** The total number of matches from a list's header, or else the number of items in it. */
export function totalCount(answer: PageResponse, held: number): number {
  const header = answer.headers.get('X-Total-Count');
  const total = header === null ? Number.NaN : Number(header);
  return Number.isFinite(total) ? total : held;
}

/** Whether more pages follow, according to the `Link` header. */
export function hasNextPage(answer: PageResponse): boolean {
  return /\brel="?next\b/.test(answer.headers.get('Link') ?? '');
}
