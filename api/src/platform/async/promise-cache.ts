import { LRUCache } from 'lru-cache';

/**
 * Caches answers for a while, at most `max` of them; the same question, asked while it's being answered, waits for that
 * answer. A failure isn't cached.
 */
export class PromiseCache<T> {
  private readonly answers: LRUCache<string, Promise<T>>;

  constructor(max: number, ttlMs: number) {
    // The clock used everywhere here.
    this.answers = new LRUCache({ max, ttl: ttlMs, perf: Date });
  }

  /** The cached answer, or that of `find`. Throws what `find` throws. */
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

  /** Forgets every answer. */
  clear(): void {
    this.answers.clear();
  }
}
