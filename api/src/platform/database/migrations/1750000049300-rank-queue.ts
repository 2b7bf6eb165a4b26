import type { QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';
import { tinyint } from './column-options.js';

const URGENCY = { ...tinyint('urgency'), default: 1 };

/** By table: what the index on the urgency begins and ends with. */
const TABLES: Record<string, [waits: string, since: string]> = {
  claims: ['status', 'created_at'],
  club_changes: ['is_unseen', 'created_at'],
  club_photos: ['state', 'held_at'],
  club_suggestions: ['state', 'created_at'],
  notices: ['state', 'created_at'],
  review_appeals: ['decided_at', 'created_at'],
};

/** Whatever is about a child comes first in the moderators' queue, wherever it arrives. */
export class RankQueue1750000049300 {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, [waits, since]] of Object.entries(TABLES)) {
      await runner.addColumn(table, new TableColumn(URGENCY));
      const columnNames = [waits, 'urgency', since];
      await runner.createIndex(table, new TableIndex({ name: `ix_${table}_urgency`, columnNames }));
    }
  }
}
