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
const listeners = new Set<() => void>();

function replace(toast: Toast | null) {
  clearTimeout(timer);
  current = toast;
  if (toast !== null) timer = setTimeout(() => replace(null), TOAST_DISPLAY_MS);
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
