const LARGEST_ID = 2_147_483_647;

/** Reads the part of an address that names a row; undefined when no row can have that name. */
export function parseRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
}
