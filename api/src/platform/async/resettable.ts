/** A service that remembers something between requests. */
export interface Resettable {
  /** Forgets it, as a restart would: tests that share an api don't see each other's traces. */
  reset(): void;
}
