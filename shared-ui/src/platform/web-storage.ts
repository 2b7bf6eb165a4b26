/** Which of the browser's storages: `local` outlives the tab, `session` ends with it. */
export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/**
 * Reads a stored text, or null when there is none. Browsers that block storage throw on mere access, and the server
 * has none: both count as empty.
 */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Where storage is blocked or full, the page goes on without. */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    // Nothing is lost that the visitor could not enter again.
  }
}
