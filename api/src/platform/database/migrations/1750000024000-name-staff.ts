import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableForeignKey } from 'typeorm';
import {
  counter,
  double,
  generatedId,
  integer,
  moment,
  nullable,
  primary,
  text,
  varchar,
} from './column-options.js';

const AUDIT = 'audit_entries';

const members = new Table({
  name: 'staff_members',
  columns: [
    generatedId(),
    nullable(varchar('name', 160)),
    nullable(varchar('email_hash', 64)),
    nullable(varchar('email_encrypted', 512)),
    varchar('role', 10),
    varchar('state', 10),
    nullable(varchar('password_hash', 255)),
    nullable(varchar('totp_secret', 255)),
    nullable(integer('totp_used_step')),
    counter('token_version'),
    moment('created_at'),
    nullable(moment('invited_until')),
    nullable(moment('last_login_at')),
    nullable(moment('ended_at')),
  ],
  indices: [
    { name: 'ux_staff_members_email', columnNames: ['email_hash'], isUnique: true },
    { name: 'ix_staff_members_role', columnNames: ['role', 'state'] },
  ],
});

const tokens = new Table({
  name: 'staff_tokens',
  columns: [
    primary(varchar('token_hash', 64)),
    integer('member_id'),
    varchar('purpose', 10),
    moment('expires_at'),
    nullable(moment('used_at')),
  ],
  indices: [{ name: 'ix_staff_tokens_member', columnNames: ['member_id'] }],
  foreignKeys: [ofMember('fk_staff_tokens_member')],
  withoutRowid: true,
});

const passkeys = new Table({
  name: 'staff_passkeys',
  columns: [
    generatedId(),
    integer('member_id'),
    varchar('name', 80),
    varchar('credential_hash', 64),
    text('credential_id'),
    text('public_key'),
    double('sign_count'),
    moment('created_at'),
    nullable(moment('last_used_at')),
  ],
  indices: [
    { name: 'ux_staff_passkeys_credential', columnNames: ['credential_hash'], isUnique: true },
    { name: 'ix_staff_passkeys_member', columnNames: ['member_id'] },
  ],
  foreignKeys: [ofMember('fk_staff_passkeys_member')],
});

const recoveryCodes = new Table({
  name: 'staff_recovery_codes',
  columns: [primary(integer('member_id')), primary(varchar('code_hash', 64))],
  foreignKeys: [ofMember('fk_staff_recovery_codes_member')],
  withoutRowid: true,
});

const challenges = new Table({
  name: 'staff_challenges',
  columns: [
    primary(varchar('ticket_hash', 64)),
    varchar('purpose', 20),
    nullable(integer('member_id')),
    nullable(varchar('secret', 255)),
    integer('tries_left'),
    moment('expires_at'),
  ],
  indices: [
    { name: 'ix_staff_challenges_member', columnNames: ['member_id'] },
    { name: 'ix_staff_challenges_expiry', columnNames: ['expires_at'] },
  ],
  foreignKeys: [ofMember('fk_staff_challenges_member')],
  withoutRowid: true,
});

function ofMember(name: string): TableForeignKey {
  return new TableForeignKey({
    name,
    columnNames: ['member_id'],
    referencedTableName: 'staff_members',
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  });
}

/** People with their own logins replace one shared password, and the audit log names them. */
export class NameStaff1750000024000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [members, tokens, passkeys, recoveryCodes, challenges])
      await runner.createTable(table);
    await runner.addColumns(AUDIT, [
      new TableColumn(nullable(integer('staff_id'))),
      new TableColumn(nullable(varchar('staff_name', 160))),
    ]);
  }
}
