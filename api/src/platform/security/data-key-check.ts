import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Database } from '../database/database.js';
import { SiteSetting } from '../database/site-setting.entity.js';
import { EmailProtection } from './email-protection.js';
import { deriveKey } from './text-cipher.js';

/** Where older databases, which hold no check value, have text encrypted with DATA_KEY. */
const ENCRYPTED_COLUMNS = [
  ['reviews', 'author_email_encrypted'],
  ['club_admins', 'email_encrypted'],
  ['claims', 'contact_email_encrypted'],
] as const;
const SAMPLE_ROWS = 20;

/** The database was written with another key: its addresses can be neither read nor recognised with this one. */
export class WrongDataKeyError extends Error {
  constructor() {
    super(
      'DATA_KEY is not the key that this database was written with. Start with the earlier key; without it, the stored ' +
        'e-mail addresses cannot be read',
    );
  }
}

/**
 * Makes sure that the database was written with this DATA_KEY. The first start leaves a keyed value to compare with; a
 * database from before that is judged by the addresses in it.
 * @throws WrongDataKeyError
 */
export async function verifyDataKey(
  { dataSource, transactions }: Pick<Database, 'dataSource' | 'transactions'>,
  dataKey: string,
): Promise<void> {
  const value = createHmac('sha256', deriveKey(dataKey, 'key-check')).update('club-reviews').digest('hex');
  const stored = await dataSource.getRepository(SiteSetting).findOneBy({ name: 'data_key_check' });
  if (stored?.value === value) return;
  if (stored || !(await canReadStoredAddresses(dataSource, new EmailProtection(dataKey))))
    throw new WrongDataKeyError();
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'data_key_check', value }),
  );
}

/** Whether the newest addresses can be read. One is enough: a few from the past may be beyond reading. */
async function canReadStoredAddresses(dataSource: DataSource, protection: EmailProtection): Promise<boolean> {
  const addresses: string[] = [];
  for (const [table, column] of ENCRYPTED_COLUMNS) {
    const rows = await dataSource.query<{ address: string }[]>(
      `SELECT ${column} AS address FROM ${table} WHERE ${column} LIKE 'v1.%' ORDER BY id DESC LIMIT ${SAMPLE_ROWS}`,
    );
    addresses.push(...rows.map(({ address }) => address));
  }
  return addresses.length === 0 || addresses.some((address) => protection.tryDecrypt(address) !== null);
}
