import { getMonth } from '@club-reviews/domain/months';
import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { counter, primary, varchar } from './column-options.js';

const counts = new Table({
  name: 'monthly_review_counts',
  withoutRowid: true,
  columns: [primary(varchar('month', 7)), primary(varchar('event', 20)), counter('count')],
});

const goneReviews = (action: string, more = ''): string => `audit_entries e
  WHERE e.subject_type = 'review' AND e.action = '${action}' ${more}
    AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.id = e.subject_id)`;

/**
 * The past, event by event, as times and where they are from: existing reviews have them, for deleted ones the audit
 * log does. It doesn't record which of these were held.
 */
const pastEvents = (publication: string | undefined): [event: string, moment: string, from: string][] => {
  const needsApproval = publication === 'approved' ? '1 = 1' : 'is_held = 1';
  return [
    ['submitted', 'created_at', 'reviews'],
    ['submitted', 'e.created_at', goneReviews('submitted')],
    ['confirmed', 'verified_at', 'reviews WHERE is_verified = 1'],
    ['confirmed', 'e.created_at', goneReviews('verified')],
    ['held', 'verified_at', 'reviews WHERE is_verified = 1 AND is_held = 1'],
    [
      'published',
      `CASE WHEN ${needsApproval} THEN approved_at ELSE verified_at END`,
      'reviews WHERE is_visible = 1',
    ],
    ['published', 'e.created_at', goneReviews(publication === 'approved' ? 'approved' : 'verified')],
    [
      'removed',
      'e.created_at',
      goneReviews('deleted', `AND e.actor = 'site-admin' AND e.from_status <> 'pending-verification'`),
    ],
  ];
};

/** Counts what happens to reviews by month, including the past. */
export class CountReviewsByMonth1750000014000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(counts);
    const [rule] = (await runner.query(
      `SELECT value FROM site_settings WHERE name = 'review_publication'`,
    )) as { value: string }[];
    const totals = new Map<string, { month: string; event: string; count: number }>();
    for (const [event, moment, from] of pastEvents(rule?.value)) {
      // By hour, since months begin in London time and the database needn't know it.
      const hours = (await runner.query(
        `SELECT SUBSTR(${moment}, 1, 13) AS hour_began, COUNT(*) AS times FROM ${from} GROUP BY hour_began`,
      )) as { hour_began: string | null; times: number | string }[];
      for (const { hour_began: hour, times } of hours) {
        if (hour === null) continue;
        const month = getMonth(new Date(`${hour.replace(' ', 'T')}:00:00Z`));
        const total = totals.get(`${month} ${event}`) ?? { month, event, count: 0 };
        totals.set(`${month} ${event}`, { ...total, count: total.count + Number(times) });
      }
    }
    for (const { month, event, count } of totals.values()) {
      await runner.query('INSERT INTO monthly_review_counts (month, event, count) VALUES (?, ?, ?)', [
        month,
        event,
        count,
      ]);
    }
  }
}
