import { useSyncExternalStore } from 'react';

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'error';
  /** Where the visitor may go from here; an address outside of the router's pages. */
  link?: { address: string; label: string };
}

/** How long a toast stays, unless it is dismissed or replaced before. */
const TOAST_DISPLAY_MS = 5000;

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let closesAt = 0;
/** What was left of a paused toast's time. */
let remainingMs: number | null = null;
const listeners = new Set<() => void>();

function closeIn(milliseconds: number) {
  closesAt = Date.now() + milliseconds;
  timer = setTimeout(() => replace(null), milliseconds);
}

function replace(toast: Toast | null) {
  clearTimeout(timer);
  remainingMs = null;
  current = toast;
  if (toast !== null) closeIn(TOAST_DISPLAY_MS);
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast in place of any other: one is visible at a time. Lives in the shared façade so that the shell and
 * all remotes speak through the same one.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  replace({ tone: 'neutral', ...toast, id: nextId++ });
}

/** Takes the current toast away. */
export function dismissToast(): void {
  replace(null);
}

/** Stops the current toast's clock while the visitor is reading it or about to use it. */
export function pauseToast(): void {
  if (current === null || remainingMs !== null) return;
  clearTimeout(timer);
  remainingMs = Math.max(closesAt - Date.now(), 0);
}

/** Lets a paused toast's clock run on from where it stopped. */
export function resumeToast(): void {
  if (current === null || remainingMs === null) return;
  closeIn(remainingMs);
  remainingMs = null;
}

/** The toast to show now, or null. Re-renders when it changes. */
export function useCurrentToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
