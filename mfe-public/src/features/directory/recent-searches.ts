import { readStored, writeStored } from '@club-reviews/shared-ui/platform';

/** Where this browser stores recent searches; they go nowhere else. */
const KEY = 'recent-searches';

/** How many are kept. */
const KEPT = 5;

/** The texts searched for in this browser, newest first. Anything that isn't a list of texts counts as empty. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Puts a text first in the recent searches; the visitor's location is never stored here. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored('local', KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
}

/** Clears them all. */
export function forgetSearches(): void {
  writeStored('local', KEY, null);
}
