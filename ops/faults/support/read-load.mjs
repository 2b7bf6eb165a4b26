import { setTimeout as wait } from 'node:timers/promises';

const READERS = 4;
const ANSWER_TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;

/** Readers who request one address after another. */
export class ReadLoad {
  /** How many responses were good. */
  read = 0;
  /** How many were 503 and said when to retry. */
  refused = 0;
  /** Responses that break a rule. */
  unexpected = [];
  /** How long the slowest response of any kind took, in milliseconds. */
  slowestMs = 0;
  #addresses;
  #isOver = false;
  #next = 0;
  #readers = [];

  /** @param {string[]} addresses read in turn */
  constructor(addresses) {
    this.#addresses = addresses;
  }

  start() {
    this.#readers = Array.from({ length: READERS }, async () => {
      while (!this.#isOver) await this.#read(this.#addresses[this.#next++ % this.#addresses.length]);
    });
  }

  /** Waits for every reader's last response. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#readers);
  }

  async #read(address) {
    const askedAt = Date.now();
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      await answer.text();
      if (answer.ok) this.read += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) this.refused += 1;
      else this.unexpected.push(`${answer.status} at ${address}`);
    } catch {
      this.unexpected.push(`no answer at ${address}`);
    }
    this.slowestMs = Math.max(this.slowestMs, Date.now() - askedAt);
    await wait(PAUSE_MS);
  }
}
