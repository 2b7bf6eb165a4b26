/** More addresses than this in one window are a flood, of which nothing more is taken. */
const MOST_ADDRESSES = 5000;

/** Says how often an address has come within a minute. Addresses are known for that minute, in memory alone. */
export class AddressLimit {
  private readonly times = new Map<string, number>();
  private endsAt = 0;

  /**
   * @param most how often an address may come in a window
   * @param windowMs how long a window is
   */
  constructor(
    private readonly most: number,
    private readonly windowMs = 60_000,
  ) {}

  /** Counts a visit, and says whether it's one too many. */
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
