import { useSyncExternalStore } from 'react';

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'error';
  /** Where the visitor can go from here; an address outside the router's pages. */
  link?: { address: string; label: string };
}

/** How long a toast stays, unless it's dismissed or replaced first. */
const TOAST_DISPLAY_MS = 5000;

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let closesAt = 0;
/** A paused toast's remaining time. */
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
 * Shows a toast in place of any other: only one is visible at a time. It's in the shared façade, so that the shell and
 * all remotes use the same one.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  replace({ tone: 'neutral', ...toast, id: nextId++ });
}

/** Removes the current toast. */
export function dismissToast(): void {
  replace(null);
}

/** Pauses the current toast's timer while the visitor is reading it or about to use it. */
export function pauseToast(): void {
  if (current === null || remainingMs !== null) return;
  clearTimeout(timer);
  remainingMs = Math.max(closesAt - Date.now(), 0);
}

/** Resumes a paused toast's timer. */
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
