import type { ListClubsPageApiArg } from '../api/generated';
import { readPageNumber } from './page-number';

/** Clubs on one page of the directory. */
const DIRECTORY_PAGE_SIZE = 20;

/** Longest text that the directory searches for. */
const TEXT_LENGTH = 100;

/** What the address of the club directory says. */
export interface DirectoryParams {
  /** Part of a club's name or location; "" shows all clubs. */
  text: string;
  page: number;
}

/** Reads a query string. */
export function readDirectoryParams(search: string): DirectoryParams {
  const text = new URLSearchParams(search).get('q') ?? '';
  return { text: text.trim().slice(0, TEXT_LENGTH), page: readPageNumber(search) };
}

/** The query string; "" for the first page of all clubs. */
export function directoryQuery({ text, page }: DirectoryParams): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text.trim());
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The argument of the directory call. */
export function directoryArgument({ text, page }: DirectoryParams): ListClubsPageApiArg {
  return { page, pageSize: DIRECTORY_PAGE_SIZE, ...(text === '' ? {} : { q: text }) };
}
