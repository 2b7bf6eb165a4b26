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
