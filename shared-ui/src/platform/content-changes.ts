const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever something on this page has changed what the public pages show. Each remote has its own
 * store, so this is the only way for a moderator's decision or a new review to reach the other stores. It's in the
 * shared façade, so that the shell and all remotes have the same listeners.
 * @returns stops listening
 */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every remote on the page that what the public pages show may have changed. */
export function announceContentChange(): void {
  listeners.forEach((listener) => listener());
}

/**
 * `onQueryStarted` of a mutation that changes public content. A failed call is announced as well: someone else may have
 * been quicker, or only the response may have been lost.
 */
export function announcesContentChange(_arg: unknown, call: { queryFulfilled: Promise<unknown> }): void {
  call.queryFulfilled.then(announceContentChange, announceContentChange);
}
