import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { integer, moment, primary } from './column-options.js';

const foreignKey = (name: string, column: string, table: string) => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const managedClubs = new Table({
  name: 'managed_clubs',
  withoutRowid: true,
  columns: [primary(integer('admin_id')), primary(integer('club_id')), moment('since')],
  indices: [{ name: 'ix_managed_clubs_club', columnNames: ['club_id'] }],
  foreignKeys: [
    foreignKey('fk_managed_clubs_admin', 'admin_id', 'club_admins'),
    foreignKey('fk_managed_clubs_club', 'club_id', 'clubs'),
  ],
});

/** Lets a login manage several clubs. club_admins.club_id stays, as the club shown first. */
export class ManageSeveralClubs1750000010000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(managedClubs);
    await runner.query(
      'INSERT INTO managed_clubs (admin_id, club_id, since) SELECT id, club_id, created_at FROM club_admins',
    );
  }
}
