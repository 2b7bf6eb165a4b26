import type { RawRequest } from './send-request.mjs';

/** A run's results; see findings.mjs. */
export class Findings {
  count(status: number, name?: string, ms?: number): void;
  add(
    problem: string,
    request: RawRequest & { caller?: string },
    answer?: { status: number; body: Buffer | string },
  ): void;
  problems(): string[];
  statuses(): number[];
  summary(seed: number): string;
}
