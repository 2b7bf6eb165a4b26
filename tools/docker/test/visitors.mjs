import { setTimeout as wait } from 'node:timers/promises';
import { reviewForm } from '../../setup/review-form.mjs';

const READERS = 4;
const READ_PAUSE_MS = 20;
const WRITE_PAUSE_MS = 80;
const PATIENCE_MS = 30_000;

/**
 * Visitors who read and write continuously until they're told to stop.
 * @param {string} site its origin
 * @param {{paths: string[], clubs: {id: number}[], name: string}} plan what they read, which clubs they write about,
 *   and a word that makes their addresses unique
 */
export function sendVisitors(site, { paths, clubs, name }) {
  let isOver = false;
  let reads = 0;
  /** Each with its request, and the outcome. */
  const failed = { reads: [], writes: [] };
  const acknowledged = [];

  async function read(reader) {
    for (let turn = reader; !isOver; turn++) {
      const path = paths[turn % paths.length];
      const outcome = await ask(site + path);
      if (outcome === 200) reads++;
      else failed.reads.push(`${path}: ${outcome}`);
      await wait(READ_PAUSE_MS);
    }
  }

  async function write() {
    for (let number = 0; !isOver; number++) {
      const address = `${name}-${number}@home.example`;
      const review = reviewForm(clubs[number % clubs.length].id, {
        authorEmail: address,
        reviewText: `A kind coach, said parent ${number}.`,
      });
      const outcome = await ask(`${site}/api/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(review),
      });
      if (outcome === 201) acknowledged.push(address);
      else failed.writes.push(`${address}: ${outcome}`);
      await wait(WRITE_PAUSE_MS);
    }
  }

  const all = [write(), ...Array.from({ length: READERS }, (_, reader) => read(reader))];
  return {
    /** Lets them receive their last responses, and returns how it went. */
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { reads, failed, acknowledged };
    },
  };
}

/** The status of a complete response, or why there isn't one. */
async function ask(url, options) {
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}
