import { Presets, SingleBar } from 'cli-progress';

/** A progress bar for each step, one below the other. */
export class StepBars {
  private bar: SingleBar | undefined;
  private step = '';

  /** Shows how much of a step is done, 0 to 1; a new step gets a new bar. */
  show(step: string, done: number): void {
    if (step !== this.step) {
      this.stop();
      this.step = step;
      const format = `${step.padEnd(12)} {bar} {percentage} % | {duration_formatted}`;
      this.bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 5000 }, Presets.shades_classic);
      this.bar.start(1, 0);
    }
    this.bar?.update(done);
  }

  /** Leaves the last bar as it is. */
  stop(): void {
    this.bar?.stop();
    this.bar = undefined;
  }
}
