import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { Club, ClubAgeGroupCount } from '../clubs/club.entity.js';
import { invalidateClubs } from '../clubs/club-versions.js';
import { CLUB_COLUMNS, clubTotals, insertClubAgeGroups } from './recount.js';
import { visibilitySql } from './review-status.sql.js';
import { addToAgeGroup, addToSite } from './review-totals.js';
import { requestSummary } from './summary-job.js';

/**
 * Recomputes what is public of one club's reviews, after the club was hidden or shown or reviews came from another one,
 * and updates the site's totals by the difference. The caller has locked the club. The cost is that of reading the
 * club's reviews.
 */
export async function recountClub(
  manager: EntityManager,
  dialect: Dialect,
  clubId: number,
  { publication, at }: { publication: ReviewPublication; at: Date },
): Promise<void> {
  const visible = raw(visibilitySql(publication));
  const before = await getCounts(manager, clubId);
  await runSql(
    manager,
    sql`UPDATE reviews SET is_visible = ${visible} WHERE club_id = ${clubId} AND is_visible <> ${visible}`,
  );
  await runSql(manager, dialect.updateFrom('clubs', clubTotals(clubId, clubId), CLUB_COLUMNS));
  await manager.delete(ClubAgeGroupCount, { clubId });
  await runSql(manager, insertClubAgeGroups(clubId, clubId));
  invalidateClubs(manager, [clubId]);
  const after = await getCounts(manager, clubId);
  let difference = 0;
  for (const ageGroup of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const more = (after.get(ageGroup) ?? 0) - (before.get(ageGroup) ?? 0);
    if (more === 0) continue;
    difference += more;
    await addToAgeGroup(manager, dialect, ageGroup, more);
  }
  await addToSite(manager, { visible_reviews: difference });
  await manager.update(Club, clubId, { aiSummary: null });
  await requestSummary(manager, dialect, clubId, at);
}

async function getCounts(manager: EntityManager, clubId: number): Promise<Map<string, number>> {
  const counts = await manager.findBy(ClubAgeGroupCount, { clubId });
  return new Map(counts.map(({ ageGroup, count }) => [ageGroup, count]));
}
