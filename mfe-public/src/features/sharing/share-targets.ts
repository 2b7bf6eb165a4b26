/** What is shared: a club, or one review of it. */
export interface Shared {
  title: string;
  text: string;
  /** Absolute address. */
  url: string;
}

/** How much of a review its share text holds. */
const REVIEW_EXCERPT_LENGTH = 150;

/** The words that go with a shared club. */
export function clubShareText(clubName: string): string {
  return `See what parents say about ${clubName}`;
}

/** The words that go with a shared review: its first 150 characters. */
export function reviewShareText(clubName: string, reviewText: string): string {
  const excerpt = reviewText.slice(0, REVIEW_EXCERPT_LENGTH);
  const isCut = reviewText.length > REVIEW_EXCERPT_LENGTH;
  return `“${excerpt}${isCut ? '…' : ''}” A parent about ${clubName}`;
}

/** Where a link can be shared to, with the address that does it. */
export function shareTargets({ title, text, url }: Shared): { name: string; href: string }[] {
  const encoded = (value: string) => encodeURIComponent(value);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?text=${encoded(text)}&url=${encoded(url)}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encoded(`${text} ${url}`)}` },
    { name: 'E-mail', href: `mailto:?subject=${encoded(title)}&body=${encoded(`${text}\n\n${url}`)}` },
  ];
}
