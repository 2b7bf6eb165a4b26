import { createHash } from 'node:crypto';

/** How many things there were, and a sum over them that doesn't depend on their order. */
export interface Tally {
  count: number;
  /** Hexadecimal. */
  sum: string;
}

/** Adds up the digests of things; two sets with the same sum are the same. */
export class TallyCounter {
  private count = 0;
  // Each quarter wraps round on its own.
  private readonly quarters = new Uint32Array(4);

  /** Adds one thing by its bytes. */
  add(bytes: string | Buffer): void {
    const digest = createHash('sha256').update(bytes).digest();
    for (let at = 0; at < 4; at += 1)
      this.quarters[at] = (this.quarters[at] ?? 0) + digest.readUInt32LE(at * 4);
    this.count += 1;
  }

  /** What has been added so far. */
  tally(): Tally {
    return { count: this.count, sum: Buffer.from(this.quarters.buffer).toString('hex') };
  }
}
