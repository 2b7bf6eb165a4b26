/** Remembers keys for a while, the most recent `capacity` of them. */
export class RecentKeys {
  private readonly remembered = new Map<string, number>();

  constructor(
    private readonly capacity: number,
    private readonly lifetimeMs: number,
  ) {}

  /** Remembers a key from now on. */
  add(key: string): void {
    this.remembered.delete(key);
    this.remembered.set(key, Date.now() + this.lifetimeMs);
    if (this.remembered.size <= this.capacity) return;
    // A map keeps the order of insertion, so the first key is the oldest.
    const oldest = this.remembered.keys().next();
    if (!oldest.done) this.remembered.delete(oldest.value);
  }

  /** Whether a key is still remembered. */
  has(key: string): boolean {
    return (this.remembered.get(key) ?? 0) > Date.now();
  }
}
