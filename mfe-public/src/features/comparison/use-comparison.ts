import { readStored, showToast, writeStored } from '@club-reviews/shared-ui/platform';
import { useSyncExternalStore } from 'react';
import { MAX_CLUBS, parseComparison, withClub, withoutClub } from './comparison';
import type { ComparisonEntry } from './comparison';

/** Where the browser keeps the chosen clubs. */
export const COMPARISON_KEY = 'club-comparison';

const NONE: readonly ComparisonEntry[] = [];
const listeners = new Set<() => void>();
let readText: string | null = null;
let readList: readonly ComparisonEntry[] = NONE;

/** The saved list; the same array as long as the saved text is the same. */
export function savedList(): readonly ComparisonEntry[] {
  const text = readStored('local', COMPARISON_KEY);
  if (text !== readText) {
    readText = text;
    readList = parseComparison(text);
  }
  return readList;
}

function tellAll() {
  listeners.forEach((listener) => listener());
}

/** Other tabs report their changes; a null key means that they cleared everything. */
function onStorage(event: StorageEvent) {
  if (event.key === COMPARISON_KEY || event.key === null) tellAll();
}

/** Removes what is saved if it can't be read: nothing else would ever do so. */
function discardCorrupt() {
  if (savedList().length === 0 && readText !== null) writeStored('local', COMPARISON_KEY, null);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    discardCorrupt();
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Replaces the saved list, and updates every part of the page that shows it. */
export function save(list: readonly ComparisonEntry[]) {
  writeStored('local', COMPARISON_KEY, list.length === 0 ? null : JSON.stringify(list));
  tellAll();
}

/** Adds a club to the saved list. If it already has four, a toast says so. */
export function addToComparison(entry: ComparisonEntry): void {
  const result = withClub(savedList(), entry);
  if (result === 'full') {
    showToast({
      title: 'Maximum clubs reached',
      description: `You can only compare up to ${MAX_CLUBS} clubs at once`,
      tone: 'error',
    });
  } else if (result !== 'already-there') {
    save(result);
  }
}

/** Removes a club from the saved list. */
export function removeFromComparison(id: number): void {
  save(withoutClub(savedList(), id));
}

/** Replaces the saved list with other clubs. */
export function keepComparison(entries: readonly ComparisonEntry[]): void {
  save(entries);
}

/** Empties the saved list. */
export function clearComparison(): void {
  save(NONE);
}

/** The chosen clubs, the same in every tab. Empty on the server and while hydrating. */
export function useComparison(): readonly ComparisonEntry[] {
  return useSyncExternalStore(subscribe, savedList, () => NONE);
}
