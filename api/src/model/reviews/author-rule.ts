import type { EntityManager } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { noteNothingPublic } from '../clubs/club-versions.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { CANONICAL_EMAIL_VERSION } from '../../platform/security/canonical-email.js';
import type { EmailProtection } from '../../platform/security/email-protection.js';

const REVIEWS_PER_BATCH = 2_000;

interface StoredAuthor {
  id: number;
  hash: string;
  address: string;
}

type AuthorsTable = 'reviews' | 'archived_reviews';

/**
 * Recognises the authors of stored reviews, and of their places in the season, by mailbox: once for each version of the
 * rules, every review whose address has another canonical form gets that one's hash. A review keeps its hash if its
 * address can't be read. The version is noted last, so that an interrupted run is repeated.
 */
export async function applyAuthorRule(database: Database, protection: EmailProtection): Promise<void> {
  const { dataSource, transactions } = database;
  const noted = await dataSource.getRepository(SiteSetting).findOneBy({ name: 'author_hashes' });
  if (noted?.value === CANONICAL_EMAIL_VERSION) return;
  for await (const { first, last } of idBatches(dataSource, 'reviews', REVIEWS_PER_BATCH)) {
    const authors = await runSql<StoredAuthor>(
      dataSource.manager,
      sql`SELECT id, author_email_hash AS hash, author_email_encrypted AS address FROM reviews
          WHERE id BETWEEN ${first} AND ${last}`,
    );
    await rehash(database, protection, 'reviews', authors);
  }
  // There are few: archived reviews are deleted after three months at the latest.
  const archived = await runSql<StoredAuthor>(
    dataSource.manager,
    sql`SELECT review_id AS id, author_email_hash AS hash, author_email_encrypted AS address FROM archived_reviews`,
  );
  await rehash(database, protection, 'archived_reviews', archived);
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'author_hashes', value: CANONICAL_EMAIL_VERSION }),
  );
}

async function rehash(
  { dialect, transactions }: Database,
  protection: EmailProtection,
  table: AuthorsTable,
  authors: readonly StoredAuthor[],
): Promise<void> {
  const changes = authors.flatMap(({ id, hash, address }) => {
    const readable = protection.tryDecrypt(address);
    const canonical = readable === null ? hash : protection.authorHash(readable);
    return canonical === hash ? [] : [{ id, hash, canonical }];
  });
  if (changes.length === 0) return;
  const key = raw(table === 'reviews' ? 'id' : 'review_id');
  await transactions.runInTransaction(async (manager) => {
    noteNothingPublic(manager);
    for (const { id, hash, canonical } of changes) {
      await runSql(
        manager,
        sql`UPDATE ${raw(table)} SET author_email_hash = ${canonical} WHERE ${key} = ${id} AND author_email_hash = ${hash}`,
      );
      await movePlace(manager, dialect, id, canonical);
    }
  });
}

/** If the mailbox already has the place with another review, that one keeps it; both reviews stay. */
async function movePlace(
  manager: EntityManager,
  dialect: Pick<Dialect, 'isDuplicate'>,
  reviewId: number,
  canonical: string,
): Promise<void> {
  try {
    await runSql(
      manager,
      sql`UPDATE season_places SET author_email_hash = ${canonical} WHERE review_id = ${reviewId}`,
    );
  } catch (error) {
    if (!dialect.isDuplicate(error)) throw error;
    await runSql(manager, sql`DELETE FROM season_places WHERE review_id = ${reviewId}`);
  }
}
