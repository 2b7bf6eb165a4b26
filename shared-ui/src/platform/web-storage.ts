/** Which of the browser's storages: `local` outlives the tab, `session` ends with it. */
export type StorageArea = 'local' | 'session';

function getArea(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What the browser refused to store: it's kept until the page is reloaded. */
const refused: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

/**
 * Reads a stored text, or null if there is none. Browsers that block storage throw on mere access, and the server has
 * none: both only know what was written since the page was loaded.
 */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return getArea(area).getItem(key);
  } catch {
    return refused[area].get(key) ?? null;
  }
}

/**
 * Stores a text, or removes it with null. If storage is blocked, it's kept for as long as the page is open.
 * @returns whether it outlives the page
 */
export function writeStored(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) getArea(area).removeItem(key);
    else getArea(area).setItem(key, value);
    return true;
  } catch {
    if (value === null) refused[area].delete(key);
    else refused[area].set(key, value);
    return false;
  }
}
