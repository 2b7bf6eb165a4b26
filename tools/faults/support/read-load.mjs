import { setTimeout as wait } from 'node:timers/promises';

const READERS = 4;
const ANSWER_TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;

/** Readers who ask for one address after the other. */
export class ReadLoad {
  /** How many answers were good. */
  read = 0;
  /** How many were 503 and said when to come again. */
  refused = 0;
  /** Answers that break a rule. */
  unexpected = [];
  /** How long the slowest answer took, whatever it was, in milliseconds. */
  slowestMs = 0;
  #addresses;
  #isOver = false;
  #next = 0;
  #readers = [];

  /** @param {string[]} addresses what they read in turn */
  constructor(addresses) {
    this.#addresses = addresses;
  }

  start() {
    this.#readers = Array.from({ length: READERS }, async () => {
      while (!this.#isOver) await this.#read(this.#addresses[this.#next++ % this.#addresses.length]);
    });
  }

  /** Lets every reader hear its last answer. */
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
