import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import type { EmailProtection } from '../../platform/security/email-protection.js';

/** Goes up when `canonicalEmail` learns a provider: stored reviews are then looked at again. */
const VERSION = '1';
const REVIEWS_PER_BATCH = 2_000;

interface StoredAuthor {
  id: number;
  hash: string;
  address: string;
}

/**
 * Makes stored reviews known by their authors' mailboxes: once for each version of the rules, every review whose
 * address has another canonical form gets that one's hash. A review keeps its hash if its address cannot be read, or
 * if its author has another review of the club and season under the new one. Noted last, so an interrupted run is
 * repeated.
 */
export async function applyAuthorRule(
  database: Pick<Database, 'dataSource' | 'dialect' | 'transactions'>,
  protection: EmailProtection,
): Promise<void> {
  const { dataSource, transactions } = database;
  const noted = await dataSource.getRepository(SiteSetting).findOneBy({ name: 'author_hashes' });
  if (noted?.value === VERSION) return;
  for await (const { first, last } of idBatches(dataSource, 'reviews', REVIEWS_PER_BATCH)) {
    const authors = await runSql<StoredAuthor>(
      dataSource.manager,
      sql`SELECT id, author_email_hash AS hash, author_email_encrypted AS address FROM reviews
          WHERE id BETWEEN ${first} AND ${last}`,
    );
    await rehash(database, protection, authors);
  }
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'author_hashes', value: VERSION }),
  );
}

async function rehash(
  { dialect, transactions }: Pick<Database, 'dialect' | 'transactions'>,
  protection: EmailProtection,
  authors: readonly StoredAuthor[],
): Promise<void> {
  const changes = authors.flatMap(({ id, hash, address }) => {
    const readable = protection.tryDecrypt(address);
    const canonical = readable === null ? hash : protection.authorHash(readable);
    return canonical === hash ? [] : [{ id, hash, canonical }];
  });
  if (changes.length === 0) return;
  await transactions.runInTransaction(async (manager) => {
    for (const { id, hash, canonical } of changes) {
      try {
        await runSql(
          manager,
          sql`UPDATE season_places SET author_email_hash = ${canonical} WHERE review_id = ${id} AND author_email_hash = ${hash}`,
        );
      } catch (error) {
        if (!dialect.isDuplicate(error)) throw error;
        continue;
      }
      await runSql(
        manager,
        sql`UPDATE reviews SET author_email_hash = ${canonical} WHERE id = ${id} AND author_email_hash = ${hash}`,
      );
    }
  });
}
