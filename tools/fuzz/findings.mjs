const TEXT_TOLD = 300;

/** What came of a run: how many answers of each status, and what was wrong. */
export class Findings {
  #byStatus = new Map();
  #wrong = new Map();

  /** Counts an answer. */
  count(status) {
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
  }

  /** Notes what is wrong; the same once, with the first request as the example. */
  add(problem, request, answer = { status: 0, body: '' }) {
    const known = this.#wrong.get(problem);
    if (known === undefined) this.#wrong.set(problem, { times: 1, example: told(request, answer) });
    else known.times += 1;
  }

  /** A line for everything that was wrong, with an example. */
  problems() {
    return [...this.#wrong].map(
      ([problem, { times, example }]) => `${problem} (${times} times), for example ${example}`,
    );
  }

  /** Two lines for people. */
  summary(seed) {
    const statuses = [...this.#byStatus].sort(([one], [other]) => one - other);
    const total = statuses.reduce((sum, [, count]) => sum + count, 0);
    const counts = statuses.map(([status, count]) => `${status} ×${count}`).join(', ');
    return `${total} answers of the shell, seed ${seed}: ${counts}\nproblems: ${this.#wrong.size}`;
  }
}

function told({ method, path, headers, body = '' }, { status, body: answer }) {
  const { 'x-request-id': _, ...others } = headers;
  const sent = [path, JSON.stringify(others), body].map((text) => text.slice(0, TEXT_TOLD));
  return `${method} ${sent.join(' ')} → ${status} ${answer.toString().slice(0, TEXT_TOLD)}`;
}
