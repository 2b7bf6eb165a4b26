const TEXT_TOLD = 300;

/** A run's results: how many responses had each status, and which problems were found. */
export class Findings {
  #byStatus = new Map();
  #wrong = new Map();

  /** Counts a response. */
  count(status) {
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
  }

  /** Records a problem. Repeats are only counted; the first request is the example. */
  add(problem, request, answer = { status: 0, body: '' }) {
    const known = this.#wrong.get(problem);
    if (known === undefined) this.#wrong.set(problem, { times: 1, example: told(request, answer) });
    else known.times += 1;
  }

  /** A line for each problem, with an example. */
  problems() {
    return [...this.#wrong].map(
      ([problem, { times, example }]) => `${problem} (${times} times), for example ${example}`,
    );
  }

  /** A summary in two lines. */
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
