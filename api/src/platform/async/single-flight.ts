import { currentDeadline } from './request-deadline.js';

/**
 * Lets everyone who asks the same question while it's being answered share the next answer. Nobody gets an answer that
 * was started before they asked, so it's never older than their own would be; yet a busy moment asks only twice.
 */
export class SingleFlight<T> {
  private running: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly find: () => Promise<T>) {}

  /** An answer found from now on. Throws what `find` throws. */
  get(): Promise<T> {
    if (this.running === undefined) return this.begin();
    this.next ??= this.after(this.running);
    return this.next;
  }

  private after(running: Promise<T>): Promise<T> {
    // Otherwise a caller could wait as long as two requests, one after the other.
    const waited = currentDeadline()?.wait();
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
