import { readFile } from 'node:fs/promises';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { ModerationFiguresService } from '../../clubs/statistics/moderation-figures.service.js';
import type { ModerationTotals } from '../../clubs/statistics/moderation-figures.service.js';
import { StatsService } from '../../clubs/statistics/stats.service.js';
import type { ReviewMonth, SiteStats } from '../../clubs/statistics/stats.service.js';
import type { Settings } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';

/** What the product knows for the documents. */
export interface DutyFacts {
  today: Date;
  operator: OperatorValues;
  settings: Settings;
  totals: SiteStats;
  /** How many people have a role, and how many logins clubs have. */
  people: { staff: { role: StaffRole; count: number }[]; clubLogins: number };
  /** The last twelve months. */
  months: ReviewMonth[];
  moderation: ModerationTotals;
  /** What's stored, from docs/privacy.md: its part from "People" on. */
  stored: string;
}

const PRIVACY_PAGE = new URL('../../../../docs/privacy.md', import.meta.url);
const STAFF = sql`SELECT role, COUNT(*) AS count FROM staff_members WHERE state = 'active' GROUP BY role`;
const LOGINS = sql`SELECT COUNT(*) AS count FROM club_admins`;

/** Reads what the documents need from the settings, the database and the list of what's stored. */
export async function readDutyFacts({ reads }: Database, settings: Settings): Promise<DutyFacts> {
  const stats = new StatsService(reads);
  const page = await readFile(PRIVACY_PAGE, 'utf8');
  return {
    today: new Date(),
    operator: await new OperatorSettings(settings, reads).current(),
    settings,
    totals: await stats.totals(),
    people: {
      staff: await reads.all<{ role: StaffRole; count: number }>(STAFF),
      clubLogins: (await reads.all<{ count: number }>(LOGINS))[0]!.count,
    },
    months: await stats.reviewsByMonth(),
    moderation: (await new ModerationFiguresService(reads).get()).total,
    stored: page.slice(page.indexOf('\n## People\n')),
  };
}
