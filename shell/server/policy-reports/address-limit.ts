/** More addresses than this in one window are a flood; the rest are rejected. */
const MOST_ADDRESSES = 5000;

/** Limits how often an IP address may come per minute. Addresses are only kept for that minute, in memory. */
export class AddressLimit {
  private readonly times = new Map<string, number>();
  private endsAt = 0;

  /**
   * @param most how often an address may come per window
   * @param windowMs length of a window
   */
  constructor(
    private readonly most: number,
    private readonly windowMs = 60_000,
  ) {}

  /** Counts a request, and tells whether it's one too many. */
  isReached(address: string): boolean {
    const now = Date.now();
    if (now >= this.endsAt) {
      this.times.clear();
      this.endsAt = now + this.windowMs;
    }
    const times = this.times.get(address) ?? 0;
    if (times >= this.most || (times === 0 && this.times.size >= MOST_ADDRESSES)) return true;
    this.times.set(address, times + 1);
    return false;
  }
}
