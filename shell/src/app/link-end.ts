/** Quotation marks, brackets and what ends a sentence, as URLs have them. Eight of them, as that many take no time. */
const LINK_END = /(?:[.,;:!*')\]]|%(?:22|27|29|2A|2C|3A|3B|3E|5D|C2%BB|E2%80%9[9D])){1,8}$/i;

/** A path without the punctuation after a link, which is easily pasted with it. No page's path ends like this. */
export const withoutLinkEnd = (path: string): string => path.replace(LINK_END, '');
