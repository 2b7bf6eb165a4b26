/** Letters that the fonts of the images do not have, pictures, and signs that are not seen. */
const NOT_DRAWN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\p{C}\u20E3\uFE0E\uFE0F]/gu;

/** The part of a text that can be drawn, in one line; `instead` when nothing of it can be. */
export function drawableText(text: string, instead: string): string {
  const drawable = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(NOT_DRAWN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable : instead;
}
