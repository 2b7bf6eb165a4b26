import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { nullable, varchar } from './column-options.js';

const SURVIVING_SESSION = 'surviving_session';

/** Records which session of a club's administrator survives a password change. */
export class KeepSession1750000009000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('club_admins', new TableColumn(nullable(varchar(SURVIVING_SESSION, 32))));
  }
}
