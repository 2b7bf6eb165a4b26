/** Characters that draw nothing, or only say in which direction others are read. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Hyphens, dashes and minus signs. */
const DASHES = /[\p{Pd}\u2212\u2043\u02D7]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BC\u02BB\u2032\u0060\u00B4]/gu;

/**
 * A text in the form in which it's checked and compared, never stored: full-width and other styled letters as ordinary
 * ones, one kind of dash and apostrophe, nothing invisible.
 */
export function plainText(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'");
}
