/** What draws nothing, or moves what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text as it is kept: one kind of line break, composed letters, nothing invisible, no space around it. */
export function readableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, (sign) => (isKept(sign) ? sign : ''))
    .normalize('NFC')
    .trim();
}

/** A text that stands on one line, like a name. */
export function readableLine(text: string): string {
  return readableText(text).replace(/\s+/g, ' ');
}

/** Line breaks, and what emoji are joined with: families, the flags of England, Scotland and Wales. */
function isKept(sign: string): boolean {
  return sign === '\n' || sign === '\u200D' || (sign >= '\u{E0020}' && sign <= '\u{E007F}');
}
