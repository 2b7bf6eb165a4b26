import type { QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';
import { nullable, varchar } from './column-options.js';

/** Keyed hashes for finding rows that only stored an encrypted address. */
const HASHES = [
  { table: 'claims', column: 'contact_email_hash' },
  { table: 'mails', column: 'recipient_hash' },
  { table: 'audit_entries', column: 'person_hash' },
] as const;

const INDICES = [
  { table: 'claims', name: 'ix_claims_contact_email', columnNames: ['contact_email_hash'] },
  { table: 'mails', name: 'ix_mails_recipient', columnNames: ['recipient_hash'] },
  { table: 'review_reports', name: 'ix_review_reports_email', columnNames: ['reporter_email_hash'] },
  { table: 'audit_entries', name: 'ix_audit_entries_person', columnNames: ['person_hash', 'created_at'] },
  { table: 'audit_entries', name: 'ix_audit_entries_type', columnNames: ['subject_type', 'created_at'] },
  {
    table: 'audit_entries',
    name: 'ix_audit_entries_staff',
    columnNames: ['subject_type', 'staff_id', 'created_at'],
  },
];

/** Everything stored about an address can be found by its hash, and so can which staff looked for it. */
export class FindPeople1750000029000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, column } of HASHES)
      await runner.addColumn(table, new TableColumn(nullable(varchar(column, 64))));
    for (const { table, ...index } of INDICES) await runner.createIndex(table, new TableIndex(index));
  }
}
