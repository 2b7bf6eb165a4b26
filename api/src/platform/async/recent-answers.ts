import { LRUCache } from 'lru-cache';

/**
 * Remembers answers for a while, at most `max` of them; the same question asked again before it's answered waits for the
 * one answer. A failure isn't remembered.
 */
export class RecentAnswers<T> {
  private readonly answers: LRUCache<string, Promise<T>>;

  constructor(max: number, ttlMs: number) {
    // The clock that everything else here goes by.
    this.answers = new LRUCache({ max, ttl: ttlMs, perf: Date });
  }

  /** The remembered answer, or that of `find`. Throws what `find` throws. */
  get(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question);
    if (known) return known;
    const answer = find();
    this.answers.set(question, answer);
    answer.catch(() => {
      if (this.answers.peek(question) === answer) this.answers.delete(question);
    });
    return answer;
  }
}
