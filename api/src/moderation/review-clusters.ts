import { Injectable } from '@nestjs/common';
import { SubmissionTrace } from '../model/reviews/submission-trace.entity.js';
import { Database } from '../platform/database/database.js';
import type { Sql } from '../platform/database/sql.js';
import { sql } from '../platform/database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../platform/database/timestamps.js';
import { isCopy } from '../reviews/signals/signal-reads.js';
import { MAX_COUNTED } from '../reviews/signals/signal-rules.js';
import type { ClusterSharing, ReviewCluster } from './review-cluster.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far from a review the others may be, by what they share: as far as signals look. */
const WITHIN_MS = { browser: DAY_MS, network: 30 * DAY_MS };

/** What a cluster shares, by the signals that point to it, strongest first. */
const SHARING: readonly [ClusterSharing, RegExp][] = [
  ['text', /\bcopied-text/],
  ['browser', /\bsame-browser/],
  ['network', /\b(?:same-network|several-networks|network-limit)/],
];

/** A cluster with the ids of its reviews, newest first. */
export interface FoundCluster extends ReviewCluster {
  reviewIds: number[];
}

interface MemberRow {
  id: number;
  textValues: string | null;
  createdAt: string;
}

/**
 * Finds the confirmed reviews that seem to come from the same person as a given one; at most as many as signals count.
 */
@Injectable()
export class ReviewClusters {
  constructor(private readonly database: Database) {}

  /** The cluster of a review, itself included; undefined when it has none. */
  async of(reviewId: number): Promise<FoundCluster | undefined> {
    const trace = await this.database.reader.findOneBy(SubmissionTrace, { reviewId });
    const sharing = SHARING.find(([, signals]) => trace && signals.test(trace.signals))?.[0];
    if (!trace?.confirmedAt || !sharing) return undefined;
    const found = await this.database.reads.all<MemberRow>(membersSql(trace, sharing, trace.confirmedAt));
    const members =
      sharing === 'text' ? found.filter((member) => isCopy(member.textValues, trace.textValues)) : found;
    if (members.length < 2) return undefined;
    const times = members.map(({ createdAt }) => Date.parse(toIsoTimestamp(createdAt)));
    const duration = Math.max(...times) - Math.min(...times);
    return {
      sharing,
      size: members.length,
      hours: Math.max(1, Math.ceil(duration / HOUR_MS)),
      reviewIds: members.map(({ id }) => id),
    };
  }
}

function membersSql(trace: SubmissionTrace, sharing: ClusterSharing, confirmedAt: Date): Sql {
  const columns = sql`SELECT t.review_id AS id, t.text_values AS textValues, t.created_at AS createdAt`;
  const ending = sql`ORDER BY t.created_at DESC, t.review_id DESC LIMIT ${MAX_COUNTED}`;
  if (sharing === 'text') {
    return sql`${columns}
      FROM (SELECT DISTINCT other.review_id FROM submission_trace_bands own
            JOIN submission_trace_bands other ON other.band = own.band
            WHERE own.review_id = ${trace.reviewId} LIMIT ${MAX_COUNTED}) b
      JOIN submission_traces t ON t.review_id = b.review_id JOIN reviews r ON r.id = t.review_id ${ending}`;
  }
  const from = toStoredTimestamp(new Date(confirmedAt.getTime() - WITHIN_MS[sharing]));
  const to = toStoredTimestamp(new Date(confirmedAt.getTime() + WITHIN_MS[sharing]));
  const same =
    sharing === 'browser'
      ? sql`t.browser_hash = ${trace.browserHash}`
      : sql`t.network_hash = ${trace.networkHash}`;
  return sql`${columns} FROM submission_traces t JOIN reviews r ON r.id = t.review_id
    WHERE t.club_id = ${trace.clubId} AND ${same} AND t.confirmed_at BETWEEN ${from} AND ${to} ${ending}`;
}
