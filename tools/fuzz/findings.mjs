const SLOWEST_TOLD = 5;
const TEXT_TOLD = 300;

/** A run's results: how many responses had each status, which problems were found, and which calls took longest. */
export class Findings {
  #byStatus = new Map();
  #wrong = new Map();
  #slowest = [];

  /** Counts a response, and how long its call took if it has a name. */
  count(status, name, ms) {
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
    if (name === undefined) return;
    const others = this.#slowest.filter((one) => one.name !== name || one.ms > ms);
    if (others.some((one) => one.name === name)) return;
    this.#slowest = [...others, { name, ms }].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST_TOLD);
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

  /** The statuses that occurred. */
  statuses() {
    return [...this.#byStatus.keys()];
  }

  /** A few lines for people to read. */
  summary(seed) {
    const statuses = [...this.#byStatus].sort(([one], [other]) => one - other);
    const total = statuses.reduce((sum, [, count]) => sum + count, 0);
    const slowest = this.#slowest.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join(', ');
    return [
      `${total} requests, seed ${seed}: ${statuses.map(([status, count]) => `${status} ×${count}`).join(', ')}`,
      ...(slowest === '' ? [] : [`slowest: ${slowest}`]),
      `problems: ${this.#wrong.size}`,
    ].join('\n');
  }
}

function told({ method, path, headers, body = '', caller }, { status, body: answer }) {
  const { 'x-request-id': _id, authorization: _token, ...others } = headers;
  const sent = [path, JSON.stringify(others), body.toString('latin1')].map((text) =>
    text.slice(0, TEXT_TOLD),
  );
  const from = caller === undefined ? '' : `${caller}: `;
  return `${from}${method} ${sent.join(' ')} → ${status} ${answer.toString().slice(0, TEXT_TOLD)}`;
}
