import type { RawResponse } from '../support/raw-request.js';
import type { FuzzRequest } from './any-request.js';

const SLOWEST_TOLD = 5;
const TEXT_TOLD = 300;

/** The result of a run: how many responses with each status, what was wrong, and what took longest. */
export class Findings {
  private readonly byStatus = new Map<number, number>();
  private readonly wrong = new Map<string, { example: string; times: number }>();
  private slowest: { name: string; ms: number }[] = [];

  /** Counts a response. */
  count(name: string, status: number, ms: number): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    const others = this.slowest.filter((one) => one.name !== name || one.ms > ms);
    if (others.some((one) => one.name === name)) return;
    this.slowest = [...others, { name, ms }].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST_TOLD);
  }

  /** Records what is wrong with a response; the same for the same call once, with the first request as the example. */
  add(name: string, problem: string, request: FuzzRequest, answer: RawResponse): void {
    const key = `${name}: ${problem}`;
    const known = this.wrong.get(key);
    if (known) known.times += 1;
    else
      this.wrong.set(key, {
        times: 1,
        example: `${told(request)} → ${answer.status} ${answer.body.slice(0, TEXT_TOLD)}`,
      });
  }

  /** Everything that was wrong, each with an example. */
  problems(): string[] {
    return [...this.wrong].map(
      ([key, { times, example }]) => `${key} (${times} times), for example ${example}`,
    );
  }

  /** The statuses that occurred. */
  statuses(): number[] {
    return [...this.byStatus.keys()];
  }

  /** A few lines for people to read. */
  summary(seed: number): string {
    const total = [...this.byStatus.values()].reduce((sum, count) => sum + count, 0);
    const statuses = [...this.byStatus].sort(([one], [other]) => one - other);
    return [
      `${total} requests, seed ${seed}: ${statuses.map(([status, count]) => `${status} ×${count}`).join(', ')}`,
      `slowest: ${this.slowest.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join(', ')}`,
      `problems: ${this.wrong.size}`,
      '',
    ].join('\n');
  }
}

function told({ method, path, caller, headers, body }: FuzzRequest): string {
  const { authorization: _, ...others } = headers;
  return `${caller}: ${method} ${path.slice(0, TEXT_TOLD)} ${JSON.stringify(others).slice(0, TEXT_TOLD)} ${body?.toString('latin1').slice(0, TEXT_TOLD) ?? ''}`;
}
