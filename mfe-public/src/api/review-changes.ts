type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` whenever a review was sent. The review dialog has a store of its own, because it lies over pages
 * of any remote; this is how the store of this remote's pages learns that its answers may be out of date.
 */
export function onReviewSent(listener: Listener): void {
  listeners.add(listener);
}

/** Tells that a review was sent. */
export function reviewSent(): void {
  listeners.forEach((listener) => listener());
}
