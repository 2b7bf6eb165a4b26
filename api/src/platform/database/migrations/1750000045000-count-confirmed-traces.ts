import type { QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';
import { flag, moment, nullable, varchar } from './column-options.js';

const TABLE = 'submission_traces';
const columns = [
  nullable(varchar('domain_hash', 64)),
  nullable(moment('confirmed_at')),
  flag('is_unmoderated'),
].map((column) => new TableColumn(column));
const index = (name: string, ...columnNames: string[]) =>
  new TableIndex({ name: `ix_submission_traces_${name}`, columnNames });
const before = [index('club', 'club_id', 'created_at'), index('network', 'network_hash', 'created_at')];
const after = [
  index('club', 'club_id', 'confirmed_at'),
  index('unmoderated', 'club_id', 'is_unmoderated', 'confirmed_at'),
  index('network', 'network_hash', 'confirmed_at'),
  index('club_network', 'club_id', 'network_hash', 'confirmed_at'),
  index('domain', 'domain_hash', 'confirmed_at'),
];

/** Stores when a review's address was proved: only then does the review count against others. */
export class CountConfirmedTraces1750000045000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(TABLE, columns);
    await runner.dropIndices(TABLE, before);
    await runner.createIndices(TABLE, after);
    await runner.query(`UPDATE submission_traces SET confirmed_at = created_at
      WHERE review_id IN (SELECT id FROM reviews WHERE is_verified = 1)
         OR review_id IN (SELECT review_id FROM archived_reviews)`);
    await runner.query(`DELETE FROM submission_trace_bands WHERE review_id IN
      (SELECT review_id FROM submission_traces WHERE confirmed_at IS NULL)`);
  }
}
