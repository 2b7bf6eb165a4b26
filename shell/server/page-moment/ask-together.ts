/**
 * Lets everybody who wants to know how things stand now share the asking: an ask begins after all whom it serves have come,
 * so whoever comes while one is under way waits for the next.
 * @returns a function that gives the answer of an ask that began after it was called; rejects as that does
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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
    next ??= running.then(start, start);
    return next;
  };
}
