interface Remembered<T> {
  answer: Promise<T>;
  until: number;
}

/**
 * Remembers answers for a while, the most recent `capacity` of them; the same question asked again before it is
 * answered waits for the one answer. A failure is not remembered.
 */
export class RecentAnswers<T> {
  private readonly remembered = new Map<string, Remembered<T>>();

  constructor(
    private readonly capacity: number,
    private readonly lifetimeMs: number,
  ) {}

  /** The remembered answer, or that of `find`. Throws what `find` throws. */
  get(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.remembered.get(question);
    if (known && known.until > Date.now()) return known.answer;
    const answer = find();
    this.remembered.delete(question);
    this.remembered.set(question, { answer, until: Date.now() + this.lifetimeMs });
    answer.catch(() => this.forget(question, answer));
    this.dropOldest();
    return answer;
  }

  private forget(question: string, answer: Promise<T>): void {
    if (this.remembered.get(question)?.answer === answer) this.remembered.delete(question);
  }

  // A map keeps the order of insertion, so the first key is the oldest.
  private dropOldest(): void {
    if (this.remembered.size <= this.capacity) return;
    const oldest = this.remembered.keys().next();
    if (!oldest.done) this.remembered.delete(oldest.value);
  }
}
