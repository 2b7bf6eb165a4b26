import type { SearchFieldValue } from './club.entity.js';
import { SearchField } from './club.entity.js';

/** Terms are cut to this length; longer queries look up their first characters and verify the rest. */
export const SEARCH_TERM_LENGTH = 32;

const SPELLINGS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', '&': ' and ' };

/**
 * The form in which club texts and queries are compared: lower case, without accents, apostrophes and dots ("St.
 * Mary's" is "st marys"), every other run of characters one space. Letters of other scripts are spelt by code point, so
 * that the result is always `[a-z0-9 ]` and sorts alike under every collation.
 */
export function normaliseSearchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßøæœłđ&]/gu, (sign) => SPELLINGS[sign] ?? sign)
    .replace(/[\p{M}'’‘`´.]/gu, '')
    .replace(/\P{ASCII}/gu, (sign) =>
      /[\p{L}\p{N}]/u.test(sign) ? `u${sign.codePointAt(0)?.toString(16)}` : ' ',
    )
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A row for club_search_terms, still without its club. */
export interface SearchTerm {
  term: string;
  field: SearchFieldValue;
}

/** Every term a club is found by, from its normalised name and location; no duplicates. */
export function searchTermsOf(searchName: string, searchLocation: string): SearchTerm[] {
  return [
    ...suffixesOf(searchName).map((term) => ({ term, field: SearchField.name })),
    ...suffixesOf(searchLocation).map((term) => ({ term, field: SearchField.location })),
  ];
}

function suffixesOf(text: string): string[] {
  const terms = new Set<string>();
  for (let start = 0; start < text.length; start += 1) {
    if (text[start] !== ' ') terms.add(text.slice(start, start + SEARCH_TERM_LENGTH).trimEnd());
  }
  return [...terms];
}
