import type { QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';
import { moment, nullable } from './column-options.js';

const DECIDED_AT = 'decided_at';
const DUE_INDEX = 'ix_claims_contact_due';

/** Records when a claim was decided, since its contact details are erased a fixed time after that. */
export class DateClaimDecisions1750000013000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('claims', new TableColumn(nullable(moment(DECIDED_AT))));
    await runner.query(
      `UPDATE claims SET ${DECIDED_AT} = COALESCE(
         (SELECT MAX(e.created_at) FROM audit_entries e
           WHERE e.subject_type = 'claim' AND e.subject_id = claims.id AND e.action IN ('approved', 'rejected')),
         created_at)
       WHERE status <> 'pending'`,
    );
    await runner.createIndex(
      'claims',
      new TableIndex({ name: DUE_INDEX, columnNames: ['contact_erased_at', DECIDED_AT] }),
    );
  }
}
