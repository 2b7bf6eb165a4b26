import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, moment, varchar } from './column-options.js';

const SURVIVING_SESSION = 'surviving_session';

const sessions = new Table({
  name: 'sessions',
  columns: [
    generatedId(),
    varchar('sid_hash', 64),
    varchar('role', 20),
    varchar('subject', 64),
    varchar('version', 64),
    varchar('browser', 60),
    moment('created_at'),
    moment('last_seen_at'),
    moment('expires_at'),
  ],
  indices: [
    { name: 'ux_sessions_sid', columnNames: ['sid_hash'], isUnique: true },
    { name: 'ix_sessions_subject', columnNames: ['role', 'subject', 'id'] },
    { name: 'ix_sessions_end', columnNames: ['expires_at'] },
  ],
});

/** Stores sessions on the server, which can end each of them; until now only a password change could. */
export class KeepSessions1750000023000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(sessions);
    await runner.dropColumn('club_admins', SURVIVING_SESSION);
  }
}
