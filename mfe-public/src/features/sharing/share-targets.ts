/** What is shared: a club, or one review of it. */
export interface Shared {
  title: string;
  text: string;
  /** Absolute address. */
  url: string;
}

/** How many characters of a review its share text includes. */
const REVIEW_EXCERPT_LENGTH = 150;

/** The share text for a club. */
export function clubShareText(clubName: string): string {
  return `See what parents say about ${clubName}`;
}

/** Splits text into characters as readers see them: an emoji of several code points, an accented letter. */
const characters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Text in which every code unit is one character, as in nearly all reviews: no segmenter needed. */
const PLAIN = /^[\n -\u02ff\u2010-\u2027]*$/;

/** At most the first `length` characters; what looks like one character is never split. */
function firstCharacters(text: string, length: number): string {
  // The unit after them could be part of the last character.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length);
  let excerpt = '';
  let taken = 0;
  for (const { segment } of characters.segment(text)) {
    taken += [...segment].length;
    if (taken > length) break;
    excerpt += segment;
  }
  return excerpt;
}

/** The share text for a review: its first 150 characters. */
export function reviewShareText(clubName: string, reviewText: string): string {
  const excerpt = firstCharacters(reviewText, REVIEW_EXCERPT_LENGTH);
  const isCut = excerpt.length < reviewText.length;
  return `“${excerpt}${isCut ? '…' : ''}” A parent on ${clubName}`;
}

/** A site that a link can be shared to, with the address that does it. */
export function shareTargets({ title, text, url }: Shared): { name: string; href: string }[] {
  const encoded = (value: string) => encodeURIComponent(value);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?text=${encoded(text)}&url=${encoded(url)}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encoded(`${text} ${url}`)}` },
    { name: 'Email', href: `mailto:?subject=${encoded(title)}&body=${encoded(`${text}\n\n${url}`)}` },
  ];
}
