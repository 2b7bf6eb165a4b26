import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';
import { checkedText } from '../text/checked-text.js';
import { hasChildsFullName } from '../text/full-names.js';

/** How urgent an entry is: a child may be at risk or is named, or anything else. Stored with what arrives. */
export const URGENCY = { child: 0, ordinary: 1 } as const;

/** How urgent an entry is in which someone has written these texts; other values are ignored. */
export function toUrgency(texts: readonly unknown[]): number {
  const isAboutChild = texts
    .filter((text) => typeof text === 'string')
    .map(checkedText)
    .some((text) => hasSafeguardingWords(text) || hasChildsFullName(text));
  return isAboutChild ? URGENCY.child : URGENCY.ordinary;
}
