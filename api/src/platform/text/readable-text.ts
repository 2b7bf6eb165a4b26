/** Characters that draw nothing, or move what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A visible character; the empty Braille pattern looks like a space. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Marks on a letter beyond four, more than any language puts there: they would be drawn over what is above. Keycaps and
 * variation selectors in emoji come one or two at a time.
 */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** Line breaks around more than one empty line. */
const WIDE_GAP = /\n(?:[^\S\n]*\n){2,}/g;

/**
 * A text in the stored form: one kind of line break, at most one empty line at a time, composed letters with
 * at most four more marks, nothing invisible, no space around it. Empty if nothing of it would be visible.
 */
export function readableText(text: string): string {
  const tidied = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, (sign) => (isKept(sign) ? sign : ''))
    .replace(WIDE_GAP, '\n\n')
    .normalize('NFC')
    .replace(STACKED, '$1')
    .trim();
  return SEEN.test(tidied) ? tidied : '';
}

/** A text on one line, like a name. */
export function readableLine(text: string): string {
  return readableText(text).replace(/\s+/g, ' ');
}

/** Line breaks, and what emoji are joined with: families, the flags of England, Scotland and Wales. */
function isKept(sign: string): boolean {
  return sign === '\n' || sign === '\u200D' || (sign >= '\u{E0020}' && sign <= '\u{E007F}');
}
