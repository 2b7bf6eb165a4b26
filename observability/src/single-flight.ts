/**
 * Lets callers who want the current state share requests. A request only serves callers who came before it started;
 * anyone who comes while one is running waits for the next, so a busy moment asks only twice.
 * @param beginWait called when a caller begins to wait for the next; what it returns, when that starts
 * @returns a function that gives the result of a request that began after the call; rejects if that request does
 */
export function singleFlight<Answer>(
  ask: () => Promise<Answer>,
  beginWait?: () => (() => void) | undefined,
): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;

  function start(): Promise<Answer> {
    next = undefined;
    const answer = ask().finally(() => {
      if (running === answer) running = undefined;
    });
    running = answer;
    return answer;
  }

  return () => {
    if (running === undefined) return start();
    if (next === undefined) {
      const waited = beginWait?.();
      const startNext = () => {
        waited?.();
        return start();
      };
      next = running.then(startNext, startNext);
    }
    return next;
  };
}
