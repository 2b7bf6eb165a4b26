import { readPageNumber } from './page-number';

/** Longest text that the directory searches for. */
const TEXT_LENGTH = 100;

/** Where a visitor is in the club directory. */
export interface DirectoryPlace {
  /** Part of a club's name or location; "" shows all clubs. */
  text: string;
  page: number;
}

/** Reads the place from a query string. */
export function readDirectoryPlace(search: string): DirectoryPlace {
  const text = new URLSearchParams(search).get('q') ?? '';
  return { text: text.trim().slice(0, TEXT_LENGTH), page: readPageNumber(search) };
}

/** The query string of a place; "" for the first page of all clubs. */
export function directoryQuery({ text, page }: DirectoryPlace): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text.trim());
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
