const OUTCOMES = ['answered', 'shed', 'refused', 'failed', 'silent', 'away'];

/**
 * Counts the outcomes of visits, and records how long responses took.
 *
 * - answered: 2xx or 3xx
 * - shed: 503 with Retry-After, which the server may send when overloaded
 * - refused: 4xx, which no visit here should get
 * - failed: any other 5xx, or a 503 without Retry-After
 * - silent: no response
 * - away: not even sent, because too many others were waiting for theirs
 */
export class Tally {
  counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
  /** The first few responses that should never have happened, as text. */
  surprises = [];
  #times = [];

  /** @param {{kind: string, ms: number, answer?: {status: number, headers: object, text: string}, error?: Error}} visit */
  add({ kind, ms, answer, error }) {
    const outcome = getOutcome(answer);
    this.counts[outcome] += 1;
    if (outcome === 'answered') this.#times.push(ms);
    if (['refused', 'failed', 'silent'].includes(outcome) && this.surprises.length < 5)
      this.surprises.push(
        `${kind}: ${answer ? `${answer.status} ${answer.text.slice(0, 200)}` : error.message}`,
      );
  }

  /** Counts a visit that was due, but not made. */
  addAway() {
    this.counts.away += 1;
  }

  /** Milliseconds within which a share of the responses arrived. */
  percentile(share) {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** Whether every visit got a good response. */
  get isFlawless() {
    return OUTCOMES.every((outcome) => outcome === 'answered' || this.counts[outcome] === 0);
  }
}

function getOutcome(answer) {
  if (answer === undefined) return 'silent';
  if (answer.status < 400) return 'answered';
  if (answer.status < 500) return 'refused';
  return answer.status === 503 && answer.headers['retry-after'] !== undefined ? 'shed' : 'failed';
}
