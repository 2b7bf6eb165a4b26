import { parseRowId } from '../../platform/http/row-id.js';

/** How a club is named in an address: by id or by slug. */
export type ClubReference = { id: number } | { slug: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const MAX_SLUG_LENGTH = 180;

/** Reads the part of an address that names a club; undefined when no club can have that name. */
export function parseClubReference(idOrSlug: string): ClubReference | undefined {
  const id = parseRowId(idOrSlug);
  if (id !== undefined) return { id };
  // Slugs never consist of digits alone, so a number that is no id names nothing.
  if (/^\d+$/.test(idOrSlug) || idOrSlug.length > MAX_SLUG_LENGTH || !SLUG.test(idOrSlug)) return undefined;
  return { slug: idOrSlug.toLowerCase() };
}
