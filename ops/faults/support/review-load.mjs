import { setTimeout as wait } from 'node:timers/promises';
import { reviewForm } from '../../../tools/setup/review-form.mjs';

const WRITERS = 8;
const ANSWER_TIMEOUT_MS = 60_000;
/** How long a refused writer waits before trying again. */
const PAUSE_MS = 100;
const BEGINNING = 'Friendly coaches, said parent ';

/** Finds the load's reviews in the database, with how often each is there. */
export const STORED_REVIEWS = `
  SELECT review_text AS text, COUNT(*) AS count FROM reviews WHERE review_text LIKE '${BEGINNING}%' GROUP BY review_text`;

/** Writers who send one review after another, each with its own text and author. */
export class ReviewLoad {
  /** Texts of reviews that got a 2xx. */
  acknowledged = [];
  /** How many other allowed responses there were, by status. */
  refused = {};
  unanswered = 0;
  /** Responses that break a rule. */
  unexpected = [];
  /** How long the slowest response of any kind took, in milliseconds. */
  slowestMs = 0;
  #answeredAt = [];
  #isOver = false;
  #next = 0;
  #urls;
  #clubs;
  #refusals;
  #writerCount;
  #writers = [];

  /**
   * @param {{urls: string[], clubs: number[], refusals?: number[], writers?: number}} how the api's addresses, up to
   *   "/api", which are used in turn; the clubs' ids; the statuses that count as a refusal
   */
  constructor({ urls, clubs, refusals = [503], writers = WRITERS }) {
    this.#urls = urls;
    this.#clubs = clubs;
    this.#refusals = refusals;
    this.#writerCount = writers;
  }

  start() {
    this.#isOver = false;
    this.#writers = Array.from({ length: this.#writerCount }, async () => {
      while (!this.#isOver) await this.#send(this.#next++);
    });
  }

  /** Waits for every writer's last response. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#writers);
  }

  /** Waits until this many more reviews have been acknowledged. Throws if that takes too long. */
  async untilAcknowledged(more, timeoutMs = 60_000) {
    const wanted = this.acknowledged.length + more;
    const giveUpAt = Date.now() + timeoutMs;
    while (this.acknowledged.length < wanted) {
      if (Date.now() > giveUpAt) throw new Error(`fewer than ${more} reviews were taken in ${timeoutMs} ms`);
      await wait(20);
    }
  }

  /** The longest time without an acknowledgement. */
  longestPauseSince(moment) {
    const moments = [moment, ...this.#answeredAt.filter((at) => at > moment)];
    return Math.max(0, ...moments.slice(1).map((at, index) => at - moments[index]));
  }

  /** The counts in one line. */
  get summary() {
    const refused = Object.entries(this.refused).map(([status, count]) => `${count} with ${status}`);
    return (
      `acknowledged ${this.acknowledged.length}, refused ${refused.join(' and ') || 0}, ` +
      `without an answer ${this.unanswered}`
    );
  }

  async #send(number) {
    const reviewText = `${BEGINNING}${number}.`;
    const clubId = this.#clubs[number % this.#clubs.length];
    const sentAt = Date.now();
    try {
      const answer = await fetch(`${this.#urls[number % this.#urls.length]}/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          reviewForm(clubId, { authorEmail: `parent-${number}@home.example`, reviewText }),
        ),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const text = await answer.text();
      if (answer.ok) {
        this.acknowledged.push(reviewText);
        this.#answeredAt.push(Date.now());
        return;
      }
      this.#note(answer, text);
    } catch {
      this.unanswered += 1;
    } finally {
      this.slowestMs = Math.max(this.slowestMs, Date.now() - sentAt);
    }
    await wait(PAUSE_MS);
  }

  #note(answer, text) {
    const { status } = answer;
    if (!this.#refusals.includes(status)) this.unexpected.push(`${status} ${text}`);
    else if (status === 503 && !answer.headers.has('retry-after'))
      this.unexpected.push(`503 without Retry-After: ${text}`);
    else this.refused[status] = (this.refused[status] ?? 0) + 1;
  }
}

/**
 * Compares what was acknowledged with what is stored.
 * @param {{text: string, count: number | string}[]} rows of {@link STORED_REVIEWS}
 * @returns {{stored: number, lost: string[], doubled: string[]}}
 */
export function compareReviews(acknowledged, rows) {
  const stored = new Map(rows.map(({ text, count }) => [text, Number(count)]));
  return {
    stored: stored.size,
    lost: acknowledged.filter((text) => !stored.has(text)),
    doubled: [...stored].filter(([, count]) => count > 1).map(([text]) => text),
  };
}
