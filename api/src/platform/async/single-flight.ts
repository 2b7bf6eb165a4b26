import { currentPatience } from './patience.js';

/**
 * Lets all who ask the same question while it is being answered share the answer after that one. Nobody gets an answer
 * that was begun before they asked, so it is never older than one of their own; yet a busy moment asks only twice.
 */
export class SingleFlight<T> {
  private running: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly find: () => Promise<T>) {}

  /** An answer that is found from now on. Throws what `find` throws. */
  get(): Promise<T> {
    if (this.running === undefined) return this.begin();
    this.next ??= this.after(this.running);
    return this.next;
  }

  private after(running: Promise<T>): Promise<T> {
    // Or somebody could wait for as long as two requests may, one after the other.
    const waited = currentPatience()?.wait();
    const beginNext = () => {
      waited?.();
      this.next = undefined;
      return this.begin();
    };
    return running.then(beginNext, beginNext);
  }

  private begin(): Promise<T> {
    const running = this.find().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
