import { Between, In } from 'typeorm';
import { noteNothingPublic } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { Review } from '../model/reviews/review.entity.js';
import { idBatches } from '../platform/database/batches.js';
import type { Database } from '../platform/database/database.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import { sampleClub } from './clubs.js';
import { sampleClubId } from './sample-rows.js';

const ROWS_PER_BATCH = 500;

/** Nobody can have an address in this domain. */
const SAMPLE_AUTHOR = /^parent-\d+@sample\.example$/;

/**
 * Marks sample data of earlier releases, which loaded it unmarked. A club is only marked if it still has the id, name
 * and address that the generator gave it, and a review if its author has an invented address.
 */
export async function markEarlierSampleData(database: Database, protection: EmailProtection): Promise<void> {
  const { dataSource, reader, transactions } = database;
  if (await reader.existsBy(Club, { isSample: true })) return;
  const now = new Date();
  for await (const { first, last } of idBatches(dataSource, 'clubs', ROWS_PER_BATCH)) {
    const clubs = await reader.find(Club, {
      where: { id: Between(first, last) },
      select: { id: true, name: true, slug: true },
    });
    const ids = clubs.filter((club) => isUnchanged(club, now)).map(({ id }) => id);
    const reviews = await reader.find(Review, {
      where: { clubId: In(ids) },
      select: { id: true, authorEmailEncrypted: true },
    });
    const invented = reviews.filter(({ authorEmailEncrypted }) =>
      SAMPLE_AUTHOR.test(protection.tryDecrypt(authorEmailEncrypted) ?? ''),
    );
    await transactions.runInTransaction(async (manager) => {
      noteNothingPublic(manager);
      await manager.update(Club, { id: In(ids) }, { isSample: true });
      for (let start = 0; start < invented.length; start += ROWS_PER_BATCH) {
        const some = invented.slice(start, start + ROWS_PER_BATCH).map(({ id }) => id);
        await manager.update(Review, { id: In(some) }, { isSample: true });
      }
    });
  }
}

function isUnchanged({ id, name, slug }: Pick<Club, 'id' | 'name' | 'slug'>, now: Date): boolean {
  const made = sampleClub(id - sampleClubId(0), now);
  return name === made.name && slug === made.slug;
}
