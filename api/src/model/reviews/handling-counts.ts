import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { NO_REMOVAL_REASON } from '@club-reviews/domain/removal-reasons';
import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import type { EntityManager } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { invalidateClubs } from '../clubs/club-versions.js';
import type { ReviewEvent } from './monthly-review-counts.js';

/** The club of the rows that count for the whole site. */
export const WHOLE_SITE = 0;
/** The stars of a report whose review was gone before anyone noted them. */
export const UNKNOWN_STARS = 0;

/** What is counted by stars: what happened to confirmed reviews, and reports by who sent them. */
export type HandlingEvent = Exclude<ReviewEvent, 'submitted'> | 'club-report' | 'public-report';

/** The reason of a removal, or how far a report is; empty for everything else. */
export type HandlingDetail = '' | RecordedRemovalReason | 'received' | ReportOutcome;

/**
 * How often something happened to a club's reviews with as many stars as they had then. A merged club keeps its rows:
 * readers add them to those of its successor. Without a foreign key, since the site's rows have no club.
 */
@Entity('review_handling_counts', { withoutRowid: true })
export class ReviewHandlingCount {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @PrimaryColumn({ type: 'tinyint' })
  stars!: number;

  @PrimaryColumn({ type: 'varchar', length: 16 })
  event!: HandlingEvent;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  detail!: HandlingDetail;

  /** The part of `count` from before events were logged one by one, and of sample data: a recount keeps it. */
  @Column({ type: 'integer', default: 0 })
  opening!: number;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}

/** Something to count once. */
export type Handled = Pick<ReviewHandlingCount, 'event' | 'detail'>;

/** The events of a change that are counted by stars: all those of confirmed reviews. */
export function toHandled(
  events: readonly ReviewEvent[],
  removedFor: RecordedRemovalReason | null,
): Handled[] {
  return events
    .filter((event) => event !== 'submitted')
    .map((event) => ({ event, detail: event === 'removed' ? (removedFor ?? NO_REMOVAL_REASON) : '' }));
}

/** Counts what happened to one review, for its club and the site. Runs last in its transaction: all share these rows. */
export async function countHandling(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  { clubId, stars }: Pick<ReviewHandlingCount, 'clubId' | 'stars'>,
  handled: readonly Handled[],
): Promise<void> {
  if (handled.length === 0) return;
  invalidateClubs(manager, [clubId]);
  for (const club of [clubId, WHOLE_SITE])
    for (const { event, detail } of handled) {
      const key = { club_id: club, stars, event, detail };
      await runSql(
        manager,
        dialect.upsert('review_handling_counts', { ...key, count: 1 }, Object.keys(key), (excluded) => ({
          count: sql`count + ${excluded('count')}`,
        })),
      );
    }
}
