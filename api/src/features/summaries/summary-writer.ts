import type { SummaryMaterial } from './summary-material.js';

/** Injection token of the {@link SummaryWriter} that is asked for better summaries; null without one. */
export const SUMMARY_WRITER = Symbol('SummaryWriter');

/** Writes a summary from a club's visible reviews. */
export interface SummaryWriter {
  /** Throws when it has none to give; gives up when `stopping` is aborted. */
  write(material: SummaryMaterial, stopping: AbortSignal): Promise<string>;
}
