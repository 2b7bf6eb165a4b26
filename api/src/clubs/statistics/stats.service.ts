import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { shareQuestion } from '../../platform/async/single-flight.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import { byAge } from '@club-reviews/domain/age-groups';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { monthsUntil } from '@club-reviews/domain/months';
import type { ReviewEvent } from '../../model/reviews/monthly-review-counts.js';
import { REVIEW_EVENTS } from '../../model/reviews/monthly-review-counts.js';
import type { SiteCounterName } from '../../model/reviews/review-totals.js';

const COUNTERS = sql`SELECT name, value FROM site_counters`;
const MONTHS_SHOWN = 12;
const AGE_GROUPS = sql`SELECT age_group AS ageGroup, count FROM age_group_counts WHERE count > 0`;

/** How many publicly visible reviews are for one age group. */
export class AgeGroupStat {
  @ApiProperty({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' })
  ageGroup!: string;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** How many reviews were removed for one reason. */
export class RemovalCount {
  @ApiProperty({
    enum: RECORDED_REMOVAL_REASONS,
    enumName: 'RecordedRemovalReason',
    description: '"none-given": the moderator’s client sent no reason',
  })
  reason!: RecordedRemovalReason;

  @ApiProperty({ type: 'integer' })
  count!: number;
}

/** What happened to reviews in one month. */
export class ReviewMonth implements Record<ReviewEvent, number> {
  @ApiProperty({ description: 'By the clock in London', example: '2026-11' })
  month!: string;

  @ApiProperty({ type: 'integer', description: 'Reviews that were sent' })
  submitted!: number;

  @ApiProperty({ type: 'integer', description: 'Reviews whose author confirmed their email address' })
  confirmed!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Confirmed reviews that an automatic check held for a moderator',
  })
  held!: number;

  @ApiProperty({ type: 'integer', description: 'Reviews that the public could read for the first time' })
  published!: number;

  @ApiProperty({ type: 'integer', description: 'Confirmed reviews that a moderator took away' })
  removed!: number;

  @ApiProperty({ type: 'integer', description: 'Removed reviews that a moderator put back' })
  restored!: number;

  @ApiProperty({
    type: [RemovalCount],
    description: '`removed` by reason; those that didn’t occur are left out',
  })
  removals!: RemovalCount[];
}

/** Totals of the whole site. */
export class SiteStats {
  @ApiProperty({ type: 'integer' })
  totalClubs!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  totalReviews!: number;
}

/**
 * Totals of the whole site, from stored counters. Every visit begins with them, so simultaneous requests share a
 * result.
 */
@Injectable()
export class StatsService {
  private readonly sharedTotals = shareQuestion(() => this.readTotals());
  private readonly sharedMonths = shareQuestion(() => this.readMonths());
  private readonly sharedAgeGroups = shareQuestion(() => this.readAgeGroups());

  constructor(private readonly reads: PreparedReads) {}

  /** How many clubs and publicly visible reviews there are. */
  totals(): Promise<SiteStats> {
    return this.sharedTotals();
  }

  /** Visible reviews per age group, youngest first. */
  ageGroups(): Promise<AgeGroupStat[]> {
    return this.sharedAgeGroups();
  }

  /** The last twelve months, oldest first; the last one has only begun. */
  reviewsByMonth(): Promise<ReviewMonth[]> {
    return this.sharedMonths();
  }

  private async readMonths(): Promise<ReviewMonth[]> {
    const months = monthsUntil(new Date(), MONTHS_SHOWN);
    const first = months[0] ?? '';
    const [rows, removals] = await Promise.all([
      this.reads.all<{ month: string; event: ReviewEvent; count: number }>(
        sql`SELECT month, event, count FROM monthly_review_counts WHERE month >= ${first}`,
      ),
      this.reads.all<RemovalCount & { month: string }>(
        sql`SELECT month, reason, count FROM monthly_removal_counts WHERE month >= ${first}`,
      ),
    ]);
    return months.map((month) => {
      const getCount = (event: ReviewEvent): number =>
        rows.find((row) => row.month === month && row.event === event)?.count ?? 0;
      const counts = Object.fromEntries(REVIEW_EVENTS.map((event) => [event, getCount(event)]));
      return {
        month,
        ...(counts as Record<ReviewEvent, number>),
        removals: RECORDED_REMOVAL_REASONS.flatMap((reason) => {
          const row = removals.find((removal) => removal.month === month && removal.reason === reason);
          return row ? [{ reason, count: row.count }] : [];
        }),
      };
    });
  }

  private async readTotals(): Promise<SiteStats> {
    const rows = await this.reads.all<{ name: SiteCounterName; value: number }>(COUNTERS);
    const getValue = (name: SiteCounterName): number => rows.find((row) => row.name === name)?.value ?? 0;
    return { totalClubs: getValue('clubs'), totalReviews: getValue('visible_reviews') };
  }

  private async readAgeGroups(): Promise<AgeGroupStat[]> {
    const rows = await this.reads.all<AgeGroupStat>(AGE_GROUPS);
    return rows.map(({ ageGroup, count }) => ({ ageGroup, count })).sort(byAge);
  }
}
