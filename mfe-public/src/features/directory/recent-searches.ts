import { readStored, writeStored } from '@club-reviews/shared-ui/platform';

/** Where this browser keeps what was searched for; nobody else learns of it. */
const KEY = 'recent-searches';

/** So many are kept. */
const KEPT = 5;

/** The texts that were searched for in this browser, newest first. What isn't a list of texts counts as none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Puts a text first among the recent searches; where somebody is never comes here. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored('local', KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
}

/** Forgets them all. */
export function forgetSearches(): void {
  writeStored('local', KEY, null);
}
