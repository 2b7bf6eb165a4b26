import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { counter, integer, nullable, primary, tinyint, varchar } from './column-options.js';

const AUDIT = 'audit_entries';
const logged = [nullable(varchar('counted', 40)), nullable(integer('club_id')), nullable(tinyint('stars'))];
const logIndex = new TableIndex({ name: 'ix_audit_entries_club', columnNames: ['club_id'] });

const counts = new Table({
  name: 'review_handling_counts',
  withoutRowid: true,
  columns: [
    ...[integer('club_id'), tinyint('stars'), varchar('event', 16), varchar('detail', 20)].map(primary),
    ...[counter('opening'), counter('count')],
  ],
});

const toStars = (total: string): string =>
  `CASE WHEN ${total} < 8 THEN 1 WHEN ${total} < 13 THEN 2 WHEN ${total} < 18 THEN 3 WHEN ${total} < 23 THEN 4 ELSE 5 END`;
const stars = toStars('r.rating_total');
const archivedStars = toStars(`(JSON_EXTRACT(a.content, '$.ratingTotal') + 0)`);
const isLogged = (action: string, id: string): string =>
  `FROM audit_entries e WHERE e.subject_type = 'review' AND e.subject_id = ${id} AND e.action = '${action}'`;

/** What is known of the past: all about reviews that still exist, what they are now about those taken down. */
const PAST = [
  [`r.club_id AS club_id, ${stars}`, `'confirmed'`, `''`, 'reviews r WHERE r.is_verified = 1'],
  [`r.club_id AS club_id, ${stars}`, `'held'`, `''`, 'reviews r WHERE r.is_verified = 1 AND r.is_held = 1'],
  [`r.club_id AS club_id, ${stars}`, `'published'`, `''`, 'reviews r WHERE r.is_visible = 1'],
  ...[
    ['removed', `COALESCE(e.reason_code, 'none-given')`, `e.action = 'deleted'`] as const,
    ['restored', `''`, `e.action = 'restored' AND e.actor = 'site-admin'`] as const,
  ].map(([event, detail, which]) => [
    ...[`r.club_id AS club_id, ${stars}`, `'${event}'`, detail],
    `audit_entries e JOIN reviews r ON r.id = e.subject_id WHERE e.subject_type = 'review' AND ${which}`,
  ]),
  [`a.club_id AS club_id, ${archivedStars}`, `'confirmed'`, `''`, 'archived_reviews a'],
  [
    ...[`a.club_id AS club_id, ${archivedStars}`, `'published'`, `''`],
    `archived_reviews a WHERE a.content LIKE '%"isVisible":true%'`,
  ],
  [
    ...[`a.club_id AS club_id, ${archivedStars}`, `'removed'`, `COALESCE(a.reason_code, 'none-given')`],
    `archived_reviews a WHERE a.state = 'removed' AND EXISTS (SELECT 1 ${isLogged('deleted', 'a.review_id')})`,
  ],
];

/** Reports are counted from their rows, so they need no opening. */
const REPORTS = ['received', 'c.outcome'].map(
  (
    detail,
  ) => `SELECT r.club_id AS club_id, COALESCE(c.stars, 0) AS stars, CASE WHEN r.source = 'club' THEN 'club-report' ELSE 'public-report' END AS event,
    ${detail === 'received' ? `'received'` : detail} AS detail, 0 AS opening, 1 AS times
    FROM review_reports r JOIN report_cases c ON c.id = r.case_id
    ${detail === 'received' ? '' : 'WHERE c.outcome IS NOT NULL'}`,
);

/** Counts what happens to reviews for each club and number of stars, and logs what each change counts as. */
export class CountByStars1750000052500 {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of logged) await runner.addColumn(AUDIT, new TableColumn(column));
    await runner.createIndex(AUDIT, logIndex);
    await runner.addColumn('report_cases', new TableColumn(nullable(tinyint('stars'))));
    await runner.query(`UPDATE report_cases SET stars = COALESCE(
      (SELECT ${stars} FROM reviews r WHERE r.id = report_cases.review_id),
      (SELECT ${archivedStars} FROM archived_reviews a WHERE a.review_id = report_cases.review_id))`);
    await runner.createTable(counts);
    const past = PAST.map(
      ([whose, event, detail, from]) =>
        `SELECT ${whose} AS stars, ${event} AS event, ${detail} AS detail, 1 AS opening, 1 AS times FROM ${from}`,
    );
    await runner.query(
      `INSERT INTO review_handling_counts (club_id, stars, event, detail, opening, count)
       SELECT club_id, stars, event, detail, SUM(opening), SUM(times) FROM (${[...past, ...REPORTS].join(' UNION ALL ')}) n
       GROUP BY club_id, stars, event, detail`,
    );
    await runner.query(
      `INSERT INTO review_handling_counts (club_id, stars, event, detail, opening, count)
       SELECT 0, stars, event, detail, SUM(opening), SUM(count) FROM review_handling_counts GROUP BY stars, event, detail`,
    );
  }
}
