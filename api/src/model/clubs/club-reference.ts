import { parseRowId } from '../../platform/http/row-id.js';
import { normaliseSearchText } from './search-text.js';
import { NotFoundError } from '../../platform/errors.js';

/** How a club is named in an address: by id or by slug. */
export type ClubReference = { id: number } | { slug: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const MAX_SLUG_LENGTH = 180;

/** Parses the part of an address that names a club; undefined if no club can have that name. */
export function parseClubReference(idOrSlug: string): ClubReference | undefined {
  const id = parseRowId(idOrSlug);
  if (id !== undefined) return { id };
  // Slugs never consist of digits only, so a number that isn't an id names nothing.
  if (/^\d+$/.test(idOrSlug) || idOrSlug.length > MAX_SLUG_LENGTH || !SLUG.test(idOrSlug)) return undefined;
  return { slug: idOrSlug.toLowerCase() };
}

const MAX_STEM_LENGTH = 160;
const TRIED_AT_ONCE = 20;
/** Addresses below /api/clubs that aren't clubs. */
const RESERVED = new Set(['paginated', 'search', 'find', 'suggestions', 'claim']);

/** The start of the slug for a club with this name; never only digits, which would be taken for an id. */
export function slugStem(name: string): string {
  const stem = normaliseSearchText(name).slice(0, MAX_STEM_LENGTH).trim().replaceAll(' ', '-');
  return stem === '' || /^\d+$/.test(stem) || RESERVED.has(stem) ? `club-${stem}`.replace(/-$/, '') : stem;
}

/** The `run`th handful of slugs for a stem, from 0: "lions", "lions-2", "lions-3" and so on. */
export function slugsToTry(stem: string, run: number): string[] {
  return Array.from({ length: TRIED_AT_ONCE }, (_, index) => {
    const number = run * TRIED_AT_ONCE + index + 1;
    return number === 1 ? stem : `${stem}-${number}`;
  });
}

const MESSAGE = 'Club not found';

/** No club has this id or slug. */
export class ClubNotFoundError extends NotFoundError {
  /** @param field the field of the body that names the club, unless the address does */
  constructor(field?: string) {
    super(MESSAGE, field === undefined ? undefined : { [field]: MESSAGE });
  }
}
