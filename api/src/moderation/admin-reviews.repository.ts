import { Injectable } from '@nestjs/common';
import type { Cursor, CursorPage, NewestFirstList } from '../platform/database/newest-first.js';
import { LIST_START, newerThan, readNewestFirst, toCursorPage } from '../platform/database/newest-first.js';
import { Database } from '../platform/database/database.js';
import type { Sql } from '../platform/database/sql.js';
import { joined, raw, sql } from '../platform/database/sql.js';
import { containsText } from '../platform/database/contains-text.js';
import type { ReviewRow } from '../reviews/public-review.js';
import { reviewColumns } from '../reviews/public-review.js';
import type { AdminReviewFilters } from './moderation.dto.js';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import { heldBackSql, starsSql, STATUS_SQL } from '../model/reviews/review-status.sql.js';
import { AUTHOR_NAME } from '../reviews/public-review.js';

/** A row as moderators need it. */
export interface AdminReviewRow extends ReviewRow {
  authorEmailHash: string;
  authorEmailEncrypted: string;
  isHeld: 0 | 1;
  holdReason: string | null;
  /** Joined with commas; null if it isn't known how it came in. */
  signals: string | null;
  verifiedAt: string | null;
  approvedAt: string | null;
  /** An EditedContent as JSON. */
  editContent: string | null;
  editedAt: string | null;
}

const COLUMNS = `${reviewColumns('t')}, t.author_email_hash AS authorEmailHash, t.author_email_encrypted AS authorEmailEncrypted,
  t.is_held AS isHeld, t.hold_reason AS holdReason, t.verified_at AS verifiedAt, t.approved_at AS approvedAt,
  s.signals AS signals, e.content AS editContent, e.created_at AS editedAt`;
const TRACES = 'LEFT JOIN submission_traces s ON s.review_id = t.id';
const JOINS = `LEFT JOIN clubs c ON c.id = t.club_id LEFT JOIN review_edits e ON e.review_id = t.id ${TRACES}`;

/** Reads reviews of every state for moderators. */
@Injectable()
export class AdminReviewsRepository {
  constructor(private readonly database: Database) {}

  /** One review; undefined if there is none. */
  async findOne(id: number): Promise<AdminReviewRow | undefined> {
    const [row] = await this.database.reads.all<AdminReviewRow>(
      sql`SELECT ${raw(COLUMNS)} FROM reviews t ${raw(JOINS)} WHERE t.id = ${id}`,
    );
    return row;
  }

  /** The reviews that follow `after`, newest first; see readNewestFirst for what a page can hold. */
  find(
    filters: AdminReviewFilters,
    limit: number,
    after: Cursor = LIST_START,
  ): Promise<CursorPage<AdminReviewRow>> {
    if (filters.edit === 'waiting') return this.findEdited(filters, limit, after);
    const path = pathThroughReviews(filters, this.database.dialect);
    const list = { table: 'reviews', columns: COLUMNS, joins: JOINS, ...path };
    return readNewestFirst<AdminReviewRow>(this.database, list, limit, after);
  }

  /** Edits are read along their own table, oldest first. */
  private async findEdited(
    filters: AdminReviewFilters,
    limit: number,
    after: Cursor,
  ): Promise<CursorPage<AdminReviewRow>> {
    const { along, checks } = pathThroughReviews(filters, this.database.dialect);
    const later = newerThan(after, raw('e.created_at'), raw('e.review_id'));
    const rows = await this.database.reads.all<AdminReviewRow & { editedAt: string }>(sql`
      SELECT ${raw(COLUMNS)} FROM review_edits e JOIN reviews t ON t.id = e.review_id
      LEFT JOIN clubs c ON c.id = t.club_id ${raw(TRACES)}
      WHERE ${joined([later, ...along, ...checks], ' AND ')}
      ORDER BY e.created_at, e.review_id LIMIT ${limit + 1}`);
    return toCursorPage(rows, limit, ({ editedAt, id }) => ({ createdAt: editedAt, id }));
  }
}

type Path = Required<Pick<NewestFirstList, 'index' | 'along' | 'checks'>>;

/** Chooses the index with the fewest rows to check; the rest of the filters is applied on the way. */
function pathThroughReviews(filters: AdminReviewFilters, dialect: Pick<Dialect, 'caseInsensitive'>): Path {
  const club = filters.clubId === undefined ? [] : [sql`t.club_id = ${filters.clubId}`];
  const held = filters.held === 'true' ? [raw(heldBackSql('t'))] : [];
  const status = filters.status === undefined ? [] : [raw(STATUS_SQL[filters.status]('t'))];
  const others = [
    ...(filters.held === 'false' ? [raw(`NOT (${heldBackSql('t')})`)] : []),
    ...(filters.rating === undefined ? [] : [raw(starsSql('t', filters.rating))]),
    ...textCheck(filters.search, dialect),
  ];
  if (club.length > 0) {
    return { index: 'ix_reviews_club_created', along: club, checks: [...held, ...status, ...others] };
  }
  if (held.length > 0) return { index: 'ix_reviews_held', along: held, checks: [...status, ...others] };
  if (filters.status === 'pending-verification') {
    // Nothing unconfirmed is visible, and little else is hidden: this index returns the rows in the order of the list.
    const along = [sql`t.is_visible = 0`];
    return { index: 'ix_reviews_recent', along, checks: [...status, ...others] };
  }
  if (status.length > 0) return { index: 'ix_reviews_status', along: status, checks: others };
  return { index: 'ix_reviews_created', along: [], checks: others };
}

function textCheck(search: string | undefined, dialect: Pick<Dialect, 'caseInsensitive'>): Sql[] {
  // All authors have the same name: searching for it means every review.
  if (!search || AUTHOR_NAME.toLowerCase().includes(search.toLowerCase())) return [];
  return [containsText(dialect, ['t.review_text', 'c.name'], search)];
}
