import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { integer, moment, nullable, primary, varchar } from './column-options.js';

const clubAdminTokens = new Table({
  name: 'club_admin_tokens',
  withoutRowid: true,
  columns: [
    primary(varchar('token_hash', 64)),
    integer('admin_id'),
    varchar('purpose', 10),
    moment('expires_at'),
    nullable(moment('used_at')),
  ],
  indices: [{ name: 'ix_club_admin_tokens_admin', columnNames: ['admin_id'] }],
  foreignKeys: [
    {
      name: 'fk_club_admin_tokens_admin',
      columnNames: ['admin_id'],
      referencedTableName: 'club_admins',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const PENDING_KEY = 'ux_claims_pending';
const APPROVED_OF_CLUB = 'ix_reviews_club_approved';

/** Clubs' logins: links that set passwords, claims that are pending once per address, numbers of approved reviews. */
export class CreateClubAccounts1750000006000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(clubAdminTokens);
    await runner.addColumn('claims', new TableColumn(nullable(varchar('pending_key', 64))));
    await runner.createIndex(
      'claims',
      new TableIndex({ name: PENDING_KEY, columnNames: ['pending_key'], isUnique: true }),
    );
    // With everything that a club's numbers are made of, so that counting reads nothing else.
    await runner.createIndex(
      'reviews',
      new TableIndex({
        name: APPROVED_OF_CLUB,
        columnNames: ['club_id', 'is_approved', 'is_verified', 'created_at', 'rating_total', 'responded_at'],
      }),
    );
  }
}
