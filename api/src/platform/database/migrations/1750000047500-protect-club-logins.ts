import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableForeignKey } from 'typeorm';
import { double, generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const LOGINS = 'club_admins';

const columns = [nullable(varchar('totp_secret', 255)), nullable(integer('totp_used_step'))].map(
  (column) => new TableColumn(column),
);

const passkeys = new Table({
  name: 'club_admin_passkeys',
  columns: [
    generatedId(),
    integer('admin_id'),
    varchar('name', 80),
    varchar('credential_hash', 64),
    text('credential_id'),
    text('public_key'),
    double('sign_count'),
    moment('created_at'),
    nullable(moment('last_used_at')),
  ],
  indices: [
    { name: 'ux_club_admin_passkeys_credential', columnNames: ['credential_hash'], isUnique: true },
    { name: 'ix_club_admin_passkeys_admin', columnNames: ['admin_id'] },
  ],
  foreignKeys: [ofLogin('fk_club_admin_passkeys_admin')],
});

const recoveryCodes = new Table({
  name: 'club_admin_recovery_codes',
  columns: [primary(integer('admin_id')), primary(varchar('code_hash', 64))],
  foreignKeys: [ofLogin('fk_club_admin_recovery_codes_admin')],
  withoutRowid: true,
});

const challenges = new Table({
  name: 'club_admin_challenges',
  columns: [
    primary(varchar('ticket_hash', 64)),
    varchar('purpose', 20),
    nullable(integer('admin_id')),
    nullable(varchar('secret', 255)),
    integer('tries_left'),
    moment('expires_at'),
  ],
  indices: [
    { name: 'ix_club_admin_challenges_admin', columnNames: ['admin_id'] },
    { name: 'ix_club_admin_challenges_expiry', columnNames: ['expires_at'] },
  ],
  foreignKeys: [ofLogin('fk_club_admin_challenges_admin')],
  withoutRowid: true,
});

function ofLogin(name: string): TableForeignKey {
  return new TableForeignKey({
    name,
    columnNames: ['admin_id'],
    referencedTableName: LOGINS,
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  });
}

/** Clubs' logins can have second factors, like staff's. */
export class ProtectClubLogins1750000047500 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(LOGINS, columns);
    for (const table of [passkeys, recoveryCodes, challenges]) await runner.createTable(table);
  }
}
