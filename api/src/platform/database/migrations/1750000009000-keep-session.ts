import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { nullable, varchar } from './column-options.js';

const SURVIVING_SESSION = 'surviving_session';

/** Notes which session of a club's administrator outlives a change of the password. */
export class KeepSession1750000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('club_admins', new TableColumn(nullable(varchar(SURVIVING_SESSION, 32))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('club_admins', SURVIVING_SESSION);
  }
}
