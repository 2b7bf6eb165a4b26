import { getRatingTotal } from '@club-reviews/domain/ratings';
import { getSeason } from '@club-reviews/domain/seasons';
import { getNewSources, toSource } from '../model/clubs/fact-sources.js';
import { normaliseSearchText } from '../model/clubs/search-text.js';
import type { ColumnValue } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import type { sampleClaims } from './claims.js';
import type { SampleClub } from './clubs.js';
import { sampleGroundId } from './grounds.js';
import type { SampleReview } from './reviews.js';

/** A row of a table by column name. */
export type Row = Record<string, ColumnValue>;

/** The id of a sample club: ids count from 1. */
export function sampleClubId(clubIndex: number): number {
  return clubIndex + 1;
}

/** A club's row; sums and counts are computed once all reviews are there. */
export function clubRow({ index, town: _town, ...club }: SampleClub, summary: string | null): Row {
  const source = toSource('import', club.createdAt, { name: 'invented sample data', licence: null });
  return toRow({
    id: sampleClubId(index),
    ...club,
    searchName: normaliseSearchText(club.name),
    searchLocation: normaliseSearchText(club.location),
    groundId: sampleGroundId(index),
    photos: [],
    aiSummary: summary,
    isSample: true,
    factSources: getNewSources(club, () => source),
    updatedAt: club.createdAt,
  });
}

/** A review's row; its author's address goes in hashed and encrypted. */
export function reviewRow(
  { clubIndex, authorEmail, ratings, ...review }: SampleReview & { isVisible: boolean },
  protection: EmailProtection,
): Row {
  return toRow({
    ...review,
    clubId: sampleClubId(clubIndex),
    authorEmailHash: protection.hash(authorEmail),
    authorEmailEncrypted: protection.encrypt(authorEmail),
    ...Object.fromEntries(Object.entries(ratings).map(([category, stars]) => [`${category}Rating`, stars])),
    ratingTotal: getRatingTotal(ratings),
    season: getSeason(review.createdAt),
    isSample: true,
  });
}

/** A pending claim's row; its contact address goes in encrypted. */
export function claimRow(
  { clubIndex, contactEmail, ...claim }: ReturnType<typeof sampleClaims>[number],
  protection: EmailProtection,
): Row {
  return toRow({
    ...claim,
    clubId: clubIndex === null ? null : sampleClubId(clubIndex),
    contactEmailEncrypted: protection.encrypt(contactEmail),
    contactEmailHash: protection.authorHash(contactEmail),
    status: 'pending',
  });
}

const columns = new Map<string, string>();

/** What tables store for a field: moments as timestamps, truths as numbers, lists and objects as JSON. */
function toRow(fields: Readonly<Record<string, ColumnValue | boolean | object>>): Row {
  const row: Row = {};
  for (const [field, value] of Object.entries(fields)) {
    // Kept, because there are millions of rows.
    const column = columns.get(field) ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(field, column);
    if (value instanceof Date) row[column] = toStoredTimestamp(value);
    else if (typeof value === 'boolean') row[column] = Number(value);
    else row[column] = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  }
  return row;
}
