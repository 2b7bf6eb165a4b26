const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever something on this page has changed what the public pages show. Each remote has a store of
 * its own, so a moderator's decision or a new review reaches the stores of the others only this way. Lives in the
 * shared façade, so that the shell and all remotes have the same listeners.
 * @returns stops it
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
 * `onQueryStarted` of a mutation that changes public content. A failed call is announced as well: it may have failed
 * because somebody else was quicker, or only its answer may have been lost.
 */
export function announcesContentChange(_arg: unknown, call: { queryFulfilled: Promise<unknown> }): void {
  call.queryFulfilled.then(announceContentChange, announceContentChange);
}
