import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { counter, double } from './column-options.js';

const CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'];

const columns = [
  ...['weighted_count', ...CATEGORIES.map((category) => `weighted_${category}_sum`)].map((name) => ({
    ...double(name),
    default: 0,
  })),
  counter('weighted_total'),
].map((column) => new TableColumn(column));

/** Sums of ratings in which newer reviews count more; the next start fills them in (see weighReviews). */
export class WeighReviews1750000046500 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('clubs', columns);
  }
}
