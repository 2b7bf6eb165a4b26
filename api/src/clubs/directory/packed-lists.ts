/** Short lists of integers, one for each slot, one after the other in memory: for iterating over tens of thousands. */
export class PackedLists {
  private values = new Int32Array(1024);
  private starts = new Int32Array(256);
  private ends = new Int32Array(256);
  private used = 0;
  private held = 0;

  /** Replaces the list of a slot. */
  set(slot: number, list: readonly number[]): void {
    this.makeRoom(slot, list.length);
    this.held += list.length - this.getLength(slot);
    this.starts[slot] = this.used;
    this.values.set(list, this.used);
    this.used += list.length;
    this.ends[slot] = this.used;
  }

  /** Where the slot's list starts in {@link all}. */
  start(slot: number): number {
    return this.starts[slot] ?? 0;
  }

  /** Where it ends. */
  end(slot: number): number {
    return this.ends[slot] ?? 0;
  }

  /** The numbers of every list; invalid after a change. */
  get all(): Int32Array {
    return this.values;
  }

  private getLength(slot: number): number {
    return this.end(slot) - this.start(slot);
  }

  private makeRoom(slot: number, length: number): void {
    if (slot >= this.starts.length) {
      this.starts = grown(this.starts, slot + 1);
      this.ends = grown(this.ends, slot + 1);
    }
    if (this.used + length <= this.values.length) return;
    this.close(length);
  }

  // Gaps left by earlier lists are closed before more memory is allocated.
  private close(length: number): void {
    const needed = this.held + length;
    const closed = new Int32Array(Math.max(needed * 2, this.values.length));
    let end = 0;
    for (let slot = 0; slot < this.starts.length; slot += 1) {
      const list = this.values.subarray(this.start(slot), this.end(slot));
      closed.set(list, end);
      this.starts[slot] = end;
      end += list.length;
      this.ends[slot] = end;
    }
    this.values = closed;
    this.used = end;
  }
}

/** A copy with room for at least `length` numbers. */
export function grown<Numbers extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  numbers: Numbers,
  length: number,
): Numbers {
  const Column = numbers.constructor as new (length: number) => Numbers;
  const larger = new Column(Math.max(length, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
