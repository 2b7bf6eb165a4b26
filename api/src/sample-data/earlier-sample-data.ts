import type { FindOperator } from 'typeorm';
import { Between, In } from 'typeorm';
import { noteNothingPublic } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { Review } from '../model/reviews/review.entity.js';
import { idBatches } from '../platform/database/batches.js';
import type { Database } from '../platform/database/database.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import type { SampleClub } from './clubs.js';
import { sampleClub } from './clubs.js';
import { toReviewPattern } from './review-text.js';
import { sampleClubId } from './sample-rows.js';

/** To compare a club, it's made up again, which takes up to half a millisecond. */
const ROWS_PER_BATCH = 50;

/** Nobody can have an address in this domain. */
const SAMPLE_AUTHOR = /^parent-\d+@sample\.example$/;

/**
 * Marks sample data of earlier releases, which loaded it unmarked; it can be run again after an interruption. A club is
 * only marked if it still has the id, name and address that the generator gave it, and a review of such a club if its
 * author has an invented address, or had one that was wiped: then its text is one that the generator writes.
 */
export async function markEarlierSampleData(database: Database, protection: EmailProtection): Promise<void> {
  const { dataSource, reader, transactions } = database;
  const now = new Date();
  const findUnchanged = async (ids: FindOperator<number>): Promise<number[]> => {
    const clubs = await reader.find(Club, {
      where: { id: ids },
      select: { id: true, name: true, slug: true },
    });
    return clubs.filter((club) => isUnchanged(club, now)).map(({ id }) => id);
  };
  const mark = async (entity: typeof Club | typeof Review, ids: readonly number[]) => {
    if (ids.length === 0) return;
    await transactions.runInBackground(async (manager) => {
      noteNothingPublic(manager);
      await manager.update<Club | Review>(entity, { id: In(ids) }, { isSample: true });
    });
  };
  for await (const { first, last } of idBatches(dataSource, 'clubs', ROWS_PER_BATCH))
    await mark(Club, await findUnchanged(Between(first, last)));
  for await (const { first, last } of idBatches(dataSource, 'reviews', ROWS_PER_BATCH)) {
    const reviews = await reader.find(Review, {
      where: { id: Between(first, last), isSample: false },
      select: { id: true, clubId: true, authorEmailEncrypted: true, reviewText: true },
    });
    if (reviews.length === 0) continue;
    const clubIds = new Set(await findUnchanged(In(reviews.map(({ clubId }) => clubId))));
    const patterns = new Map<number, RegExp>();
    const isInvented = ({ clubId, authorEmailEncrypted, reviewText }: Review): boolean => {
      if (authorEmailEncrypted !== '')
        return SAMPLE_AUTHOR.test(protection.tryDecrypt(authorEmailEncrypted) ?? '');
      const pattern = patterns.get(clubId) ?? toReviewPattern(toMade(clubId, now));
      patterns.set(clubId, pattern);
      return pattern.test(reviewText);
    };
    const invented = reviews.filter((review) => clubIds.has(review.clubId) && isInvented(review));
    await mark(
      Review,
      invented.map(({ id }) => id),
    );
  }
}

/** The club that the generator gives this id. */
function toMade(id: number, now: Date): SampleClub {
  return sampleClub(id - sampleClubId(0), now);
}

function isUnchanged({ id, name, slug }: Pick<Club, 'id' | 'name' | 'slug'>, now: Date): boolean {
  const made = toMade(id, now);
  return name === made.name && slug === made.slug;
}
