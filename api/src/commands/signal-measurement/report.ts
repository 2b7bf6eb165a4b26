import { SIGNAL_RULES, SIGNALS } from '../../reviews/signals/signal-rules.js';
import type { JudgedReview } from './measure.js';
import { HONEST_SCENARIOS, RING_SCENARIOS } from './traffic.js';

/** The measurement in Markdown tables; docs/moderation.md has the totals and the table of rings. */
export function getReport(reviews: readonly JudgedReview[]): string {
  const fakes = reviews.filter(({ ringSize }) => ringSize > 0);
  const honest = reviews.filter(({ ringSize }) => ringSize === 0);
  const held = reviews.filter(({ isHeld }) => isHeld);
  const stopped = reviews.filter(({ isHeld, hasNoPlace }) => isHeld || hasNoPlace);
  const counts = `${honest.length} honest reviews and ${fakes.length} from rings.`;
  const perSignal = SIGNALS.map((signal) => {
    const given = reviews.filter(({ signals }) => signals.has(signal));
    return [
      `\`${signal}\``,
      SIGNAL_RULES[signal].steps.map(([from, weight]) => `${weight} from ${from}`).join(', '),
      ...precisionAndRecall(given, fakes.length),
    ];
  });
  const honestRows = [...HONEST_SCENARIOS, undefined].map((scenario) => {
    const own = honest.filter((review) => scenario === undefined || review.scenario === scenario);
    const waiting = own.filter(({ isHeld }) => isHeld).length;
    return [scenario ?? '**all**', String(own.length), String(waiting), percent(waiting, own.length)];
  });
  const sizes = [...new Set(fakes.map(({ ringSize }) => ringSize))].sort((a, b) => a - b);
  const stoppedShare = (own: readonly JudgedReview[]) =>
    percent(own.filter((review) => stopped.includes(review)).length, own.length);
  const ringRows = [...RING_SCENARIOS, undefined].map((scenario) => {
    const own = fakes.filter((review) => scenario === undefined || review.scenario === scenario);
    const found = own.filter(({ isHeld }) => isHeld);
    return [
      scenario ?? '**all**',
      String(own.length),
      percent(found.length, found.length + held.filter((review) => !isFake(review)).length),
      percent(found.length, own.length),
      areaUnderCurve(own, honest).toFixed(2),
      ...sizes.map((size) => stoppedShare(own.filter(({ ringSize }) => ringSize === size))),
      stoppedShare(own),
    ];
  });
  return [
    counts,
    table(['Signal', 'Weight', 'Given', 'Precision', 'Recall'], perSignal),
    table(['Honest reviews', 'Sent', 'Held', 'Share'], honestRows),
    table(
      ['Rings', 'Sent', 'Precision', 'Recall', 'Area', ...sizes.map((size) => `of ${size}`), 'of any size'],
      ringRows,
    ),
  ].join('\n\n');
}

const isFake = ({ ringSize }: JudgedReview) => ringSize > 0;

function precisionAndRecall(found: readonly JudgedReview[], fakes: number): string[] {
  const right = found.filter(isFake).length;
  return [String(found.length), percent(right, found.length), percent(right, fakes)];
}

/** How often a fake review scores higher than an honest one, where half of the ties count. */
function areaUnderCurve(fakes: readonly JudgedReview[], honest: readonly JudgedReview[]): number {
  let wins = 0;
  for (const fake of fakes) {
    for (const { score } of honest) wins += fake.score > score ? 1 : fake.score === score ? 0.5 : 0;
  }
  return wins / (fakes.length * honest.length);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
