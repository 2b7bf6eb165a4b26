import type { QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const QUEUE = new TableIndex({ name: 'ix_club_changes_queue', columnNames: ['is_unseen', 'created_at'] });

/** The order in which the desk lists changes by clubs' managers. */
export class QueueClubChanges1750000030000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('club_changes', QUEUE);
  }
}
