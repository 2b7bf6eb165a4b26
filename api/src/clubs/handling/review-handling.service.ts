import { FEW_REVIEWS, STARS } from '@club-reviews/domain/ratings';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { Injectable } from '@nestjs/common';
import type { HandlingDetail, HandlingEvent } from '../../model/reviews/handling-counts.js';
import { UNKNOWN_STARS, WHOLE_SITE } from '../../model/reviews/handling-counts.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { HandledReviews, ReportFigures, ReviewHandling } from './handling.dto.js';

interface CountRow {
  stars: number;
  event: HandlingEvent;
  detail: HandlingDetail;
  count: number | string;
}

/** What happened to reviews by their stars, from stored counts: a few rows for each number of stars. */
@Injectable()
export class ReviewHandlingService {
  constructor(private readonly reads: PreparedReads) {}

  /** Of the whole site. */
  async ofSite(): Promise<ReviewHandling> {
    const rows = await this.reads.all<CountRow>(
      sql`SELECT stars, event, detail, count FROM review_handling_counts WHERE club_id = ${WHOLE_SITE}`,
    );
    return { total: toHandled(rows), byStars: toStars(rows) };
  }

  /** Of one club, with those that were merged into it. */
  async ofClub(clubId: number): Promise<ReviewHandling> {
    const rows = await this.reads.all<CountRow>(
      sql`SELECT stars, event, detail, SUM(count) AS count FROM review_handling_counts
          WHERE club_id IN (SELECT id FROM clubs WHERE id = ${clubId}
            UNION ALL SELECT id FROM clubs WHERE successor_id = ${clubId} AND state = 'merged')
          GROUP BY stars, event, detail`,
    );
    const total = toHandled(rows);
    return { total, byStars: total.confirmed < FEW_REVIEWS ? null : toStars(rows) };
  }
}

function toStars(rows: readonly CountRow[]): ReviewHandling['byStars'] {
  const unknown = rows.some(({ stars }) => stars === UNKNOWN_STARS) ? [UNKNOWN_STARS] : [];
  return [...STARS.toReversed(), ...unknown].map((stars) => ({
    stars,
    ...toHandled(rows.filter((row) => row.stars === stars)),
  }));
}

function toHandled(rows: readonly CountRow[]): HandledReviews {
  const getCount = (event: HandlingEvent, detail?: HandlingDetail): number =>
    rows
      .filter((row) => row.event === event && (detail === undefined || row.detail === detail))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const getReports = (event: HandlingEvent): ReportFigures => ({
    received: getCount(event, 'received'),
    removed: getCount(event, 'removed'),
    stands: getCount(event, 'stands'),
    gone: getCount(event, 'gone'),
  });
  return {
    ...{ confirmed: getCount('confirmed'), held: getCount('held'), published: getCount('published') },
    ...{ removed: getCount('removed'), restored: getCount('restored') },
    removals: RECORDED_REMOVAL_REASONS.map((reason) => ({
      reason,
      count: getCount('removed', reason),
    })).filter(({ count }) => count > 0),
    clubReports: getReports('club-report'),
    publicReports: getReports('public-report'),
  };
}
