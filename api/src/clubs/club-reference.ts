/** How a club is named in an address: by id or by slug. */
export type ClubReference = { id: number } | { slug: string };

const LARGEST_ID = 2_147_483_647;
const ID = /^[1-9]\d{0,9}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const LONGEST_SLUG = 180;

/** Reads the part of an address that names a club; undefined when no club can have that name. */
export function parseClubReference(idOrSlug: string): ClubReference | undefined {
  if (ID.test(idOrSlug)) {
    const id = Number(idOrSlug);
    return id <= LARGEST_ID ? { id } : undefined;
  }
  // Slugs never consist of digits alone, so a number that is no id names nothing.
  if (/^\d+$/.test(idOrSlug) || idOrSlug.length > LONGEST_SLUG || !SLUG.test(idOrSlug)) return undefined;
  return { slug: idOrSlug.toLowerCase() };
}
