import type { DataSource } from 'typeorm';
import type { Database } from '../database/database.js';
import { SiteSetting } from '../database/site-setting.entity.js';
import { DataKey } from './data-key.js';
import { EMAIL_ENCRYPTION } from './email-protection.js';
import { Keyring } from './keyring.js';
import { readStoredKeys, getState, storeRoots } from './stored-keys.js';
import { TextCipher } from './text-cipher.js';

/** Where databases of the first releases, which have no check value, store text encrypted with DATA_KEY. */
const ENCRYPTED_COLUMNS = [
  ['reviews', 'author_email_encrypted'],
  ['club_admins', 'email_encrypted'],
  ['claims', 'contact_email_encrypted'],
] as const;
const SAMPLE_ROWS = 20;

/** DATA_KEY lacks the key that the database is written with. */
export class WrongDataKeyError extends Error {
  constructor(given: readonly DataKey[], labelId: string | undefined) {
    super(
      'DATA_KEY isn’t the key that this database was written with' +
        (labelId ? ` (its id is ${labelId}, given: ${getIds(given)})` : '') +
        '. Start with the earlier key; without it, the stored email addresses can’t be read',
    );
  }
}

/** DATA_KEY lacks a key that stored texts still need, since a rotation hasn't been finished. */
export class UnfinishedRotationError extends Error {
  constructor(given: readonly DataKey[], missing: readonly string[]) {
    super(
      `DATA_KEY lacks a key that stored texts still need (its id is ${missing.join(', ')}, given: ${getIds(given)}). Put it ` +
        'after the new one, with a comma between them, until "npm run ops -- rotate-key" has finished',
    );
  }
}

/**
 * Makes sure that these are the database's keys, and reads the ring of keys that depends on them. The first start
 * stores a keyed value to compare with; a database from before that is judged by its addresses.
 *
 * @param secrets the values of DATA_KEY, newest first
 * @throws WrongDataKeyError or UnfinishedRotationError, each with one line
 */
export async function openKeyring(
  { dataSource, transactions }: Database,
  secrets: readonly string[],
): Promise<Keyring> {
  const dataKeys = secrets.map((secret) => new DataKey(secret));
  const stored = await readStoredKeys(dataSource.manager);
  const isNoted = stored.check !== undefined;
  const addresses = isNoted ? [] : await someAddresses(dataSource);
  const writing = isNoted
    ? dataKeys.find(({ check }) => check === stored.check)
    : dataKeys.find((key) => addresses.length === 0 || canReadOne(key, addresses));
  if (!writing) throw new WrongDataKeyError(dataKeys, stored.labelId);
  const missing = stored.retiring.filter((id) => !dataKeys.some((key) => key.id === id));
  if (missing.length > 0) throw new UnfinishedRotationError(dataKeys, missing);
  if (isNoted && stored.lookup !== undefined)
    return new Keyring(dataKeys, getState(stored, dataKeys, writing));
  // An earlier release derived everything from DATA_KEY itself: what it hashed and signed stays valid.
  const labelsTexts = stored.labelId !== undefined || (!isNoted && addresses.length === 0);
  const linkRoots = [{ root: writing.root, createdAt: new Date() }];
  const state = { writing, labelsTexts, lookupRoot: writing.root, linkRoots };
  await transactions.runInTransaction(async (manager) => {
    await storeRoots(manager, state);
    await manager.save(SiteSetting, { name: 'data_key_check', value: writing.check });
    if (labelsTexts) await manager.save(SiteSetting, { name: 'data_key_id', value: writing.id });
  });
  return new Keyring(dataKeys, state);
}

async function someAddresses(dataSource: DataSource): Promise<string[]> {
  const addresses: string[] = [];
  for (const [table, column] of ENCRYPTED_COLUMNS) {
    const rows = await dataSource.query<{ address: string }[]>(
      `SELECT ${column} AS address FROM ${table} WHERE ${column} LIKE 'v%.%' ORDER BY id DESC LIMIT ${SAMPLE_ROWS}`,
    );
    addresses.push(...rows.map(({ address }) => address));
  }
  return addresses;
}

/** Whether one of the newest addresses can be read: a few old ones may be unreadable. */
function canReadOne(key: DataKey, addresses: readonly string[]): boolean {
  const cipher = new TextCipher({ dataKeys: [key], writing: key, labelsTexts: false }, EMAIL_ENCRYPTION);
  return addresses.some((address) => {
    try {
      cipher.decrypt(address);
      return true;
    } catch {
      return false;
    }
  });
}

function getIds(keys: readonly DataKey[]): string {
  return keys.map(({ id }) => id).join(', ');
}
