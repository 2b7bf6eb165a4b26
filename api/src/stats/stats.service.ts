import { Inject, Injectable } from '@nestjs/common';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import { byAge } from '../reviews/age-groups.js';
import type { AgeGroupStat } from './dto/age-group-stat.dto.js';
import type { SiteStats } from './dto/site-stats.dto.js';
import type { SiteCounterName } from './site-counter.entity.js';

const COUNTERS = 'SELECT name, value FROM site_counters';
const AGE_GROUPS = 'SELECT age_group AS ageGroup, count FROM age_group_counts WHERE count > 0';

/** Totals of the whole site, from stored counters. */
@Injectable()
export class StatsService {
  constructor(@Inject(READS) private readonly reads: PreparedReads) {}

  /** How many clubs and publicly visible reviews there are. */
  async totals(): Promise<SiteStats> {
    const rows = await this.reads.all<{ name: SiteCounterName; value: number }>(COUNTERS);
    const valueOf = (name: SiteCounterName): number => rows.find((row) => row.name === name)?.value ?? 0;
    return { totalClubs: valueOf('clubs'), totalReviews: valueOf('visible_reviews') };
  }

  /** Visible reviews per age group, youngest first. */
  async ageGroups(): Promise<AgeGroupStat[]> {
    const rows = await this.reads.all<AgeGroupStat>(AGE_GROUPS);
    return rows.map(({ ageGroup, count }) => ({ ageGroup, count })).sort(byAge);
  }
}
