import { setTimeout as wait } from 'node:timers/promises';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import type { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { empty, raw, runSql, sql } from '../../platform/database/sql.js';
import { EMAIL_ENCRYPTION, hasNoRoomForAnId } from '../../platform/security/email-protection.js';
import type { TextKeys } from '../../platform/security/text-cipher.js';
import { toLabel, TextCipher } from '../../platform/security/text-cipher.js';
import type { EncryptedColumn } from './encrypted-columns.js';

/** Few enough that nobody waits long for a row, or, on SQLite, for the database. */
const ROWS_PER_TRANSACTION = 100;
const PAUSE_MS = 5;

/** The outcome for a column's texts. */
export interface ColumnResult {
  changed: number;
  /** None of the given keys reads them; they were already unreadable, and stay as they are. */
  unreadable: number;
}

interface StoredText {
  rowKey: string | number;
  text: string;
}

/**
 * Encrypts a column's texts with the current writing key, unless they already are. A text that someone changes
 * meanwhile stays as they left it.
 *
 * @param onProgress called with how many texts have been changed so far
 */
export async function reEncryptColumn(
  { dataSource, transactions }: Database,
  keys: TextKeys,
  { table, key, column, purpose }: EncryptedColumn,
  onProgress: (changed: number) => void = () => undefined,
): Promise<ColumnResult> {
  const cipher = new TextCipher(keys, purpose);
  const [from, id, text] = [raw(table), raw(key), raw(column)];
  const result: ColumnResult = { changed: 0, unreadable: 0 };
  for (let after: Sql = empty; ;) {
    const stored = await runSql<StoredText>(
      dataSource.manager,
      sql`SELECT ${id} AS rowKey, ${text} AS text FROM ${from}
          WHERE (${text} LIKE ${'v1.%'} OR ${text} LIKE ${'v2.%'}) AND ${text} NOT LIKE ${`${toLabel(keys.writing)}%`}${after}
          ORDER BY ${id} LIMIT ${raw(String(ROWS_PER_TRANSACTION))}`,
    );
    const last = stored.at(-1);
    if (!last) return result;
    after = sql` AND ${id} > ${last.rowKey}`;
    const changes = stored.flatMap((row) => {
      const fresh = encryptedAnew(cipher, keys, purpose, row.text);
      if (fresh === undefined) result.unreadable += 1;
      return fresh === undefined || fresh === row.text ? [] : [{ ...row, fresh }];
    });
    if (changes.length === 0) continue;
    await transactions.runInTransaction(async (manager) => {
      noteNothingPublic(manager);
      for (const change of changes)
        await runSql(
          manager,
          sql`UPDATE ${from} SET ${text} = ${change.fresh} WHERE ${id} = ${change.rowKey} AND ${text} = ${change.text}`,
        );
    });
    result.changed += changes.length;
    onProgress(result.changed);
    await wait(PAUSE_MS);
  }
}

/**
 * The same text under the new key; unchanged if it's already under it and has no room for an id; undefined if
 * unreadable.
 */
function encryptedAnew(
  cipher: TextCipher,
  keys: TextKeys,
  purpose: string,
  stored: string,
): string | undefined {
  const plain = tryDecrypt(cipher, stored);
  if (plain === undefined) return undefined;
  const isShort = purpose === EMAIL_ENCRYPTION && hasNoRoomForAnId(plain);
  const { writing } = keys;
  const own = new TextCipher({ dataKeys: [writing], writing, labelsTexts: true }, purpose);
  if (isShort && tryDecrypt(own, stored) !== undefined) return stored;
  return cipher.encrypt(plain, { isShort });
}

function tryDecrypt(cipher: TextCipher, stored: string): string | undefined {
  try {
    return cipher.decrypt(stored);
  } catch {
    return undefined;
  }
}
