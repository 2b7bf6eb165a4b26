import type { BitGroup } from '../directory/team-marks.js';
import type { ValueCount } from './find.dto.js';

const BITS = 32;
const BITS_OF_BYTE = 8;
const BYTES = 2 ** BITS_OF_BYTE;

/** Counts the numbers that have each of 32 bits, a byte at a time: they have many bits set. */
export class BitCounter {
  /** How often each of the four bytes had each value. */
  private readonly seen = new Int32Array((BITS / BITS_OF_BYTE) * BYTES);

  /** Counts a number. */
  add(bits: number): void {
    const { seen } = this;
    seen[bits & 255]! += 1;
    seen[BYTES + ((bits >>> 8) & 255)]! += 1;
    seen[2 * BYTES + ((bits >>> 16) & 255)]! += 1;
    seen[3 * BYTES + (bits >>> 24)]! += 1;
  }

  /** How many numbers had each bit, the lowest first. */
  counts(): Int32Array {
    const counts = new Int32Array(BITS);
    for (let place = 0; place < this.seen.length; place += 1) {
      const count = this.seen[place]!;
      // With few clubs, most counts are zero.
      if (count === 0) continue;
      const offset = Math.floor(place / BYTES) * BITS_OF_BYTE;
      for (let bit = 0; bit < BITS_OF_BYTE; bit += 1)
        if ((place & (1 << bit)) !== 0) counts[offset + bit]! += count;
    }
    return counts;
  }
}

/** The count of each value of a group. */
export function getCounts<Value extends string>(
  { values, offset }: BitGroup<Value>,
  counts: Int32Array,
): ValueCount<Value>[] {
  return values.map((value, index) => ({ value, count: counts[offset + index] ?? 0 }));
}
