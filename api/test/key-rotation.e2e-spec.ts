import { jest } from '@jest/globals';
import { ENCRYPTED_COLUMNS } from '../src/app/key-rotation/encrypted-columns.js';
import { rotateKeys } from '../src/app/key-rotation/rotate-keys.js';
import { AuthorLinks } from '../src/reviews/author-links.js';
import { Review } from '../src/model/reviews/review.entity.js';
import type { Database } from '../src/platform/database/database.js';
import { SiteSetting } from '../src/platform/database/site-setting.entity.js';
import { DataKey } from '../src/platform/security/data-key.js';
import { EmailProtection } from '../src/platform/security/email-protection.js';
import { Keyring } from '../src/platform/security/keyring.js';
import { KeyringRefresh } from '../src/platform/security/keyring-refresh.js';
import {
  openKeyring,
  UnfinishedRotationError,
  WrongDataKeyError,
} from '../src/platform/security/open-keyring.js';
import { toLabel, TextCipher } from '../src/platform/security/text-cipher.js';
import { loadSampleDataOnce } from '../src/sample-data/load-sample-data.js';
import { sendNotice } from './support/notice-form.js';
import { reviewForm } from './support/review-form.js';
import { postJson } from './support/sessions.js';
import type { TestApi } from './support/test-api.js';
import { startTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';

const OLD = TEST_SECRETS.dataKeys[0] ?? '';
const NEW = 'the key that comes after it';
const BOTH = [NEW, OLD];
const LONG_ADDRESS = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(30)}.example`;

/** The encrypted values in any column of any table, by column. */
async function encryptedTexts({ dataSource }: Database): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { tableName } of dataSource.entityMetadatas) {
    if (tableName === 'site_settings') continue;
    for (const row of await dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${tableName}`))
      for (const [column, value] of Object.entries(row)) {
        const name = `${tableName}.${column}`;
        const isText = typeof value === 'string' && /v[12]\.[\w.-]{38,}/.test(value);
        if (isText) found.set(name, [...(found.get(name) ?? []), value]);
      }
  }
  return found;
}

describe('a rotation of DATA_KEY', () => {
  const changes = { secrets: { ...TEST_SECRETS } };
  let api: TestApi;

  const restartWith = async (...dataKeys: string[]): Promise<void> => {
    changes.secrets.dataKeys = dataKeys;
    await api.restart();
  };
  const rotate = (options: Parameters<typeof rotateKeys>[2] = {}) =>
    rotateKeys(api.database, BOTH, { settleMs: 0, ...options });
  const look = () => api.get(KeyringRefresh).runOnce();

  beforeEach(async () => {
    changes.secrets.dataKeys = [OLD];
    api = await startTestApi(changes, {});
  });
  afterEach(() => api.stop());

  /** A database as left by a release before key ids. */
  const beAsBefore = async (): Promise<void> => {
    const { manager } = api.database.dataSource;
    for (const name of ['data_key_id', 'lookup_key', 'link_key_1'] as const)
      await manager.delete(SiteSetting, { name });
    await api.restart();
  };

  /** Stores something in most of the columns, through the product's own code. */
  const fill = async (): Promise<void> => {
    const protection = api.get(EmailProtection);
    await loadSampleDataOnce(api.database, {
      ...{ clubs: 12, reviews: 300, publication: 'verified', now: new Date(), protection },
    });
    await postJson(api, '/reviews', reviewForm(1, { authorEmail: 'first@home.example' }));
    await sendNotice(api, 5);
    const { manager } = api.database.dataSource;
    for (const { table, key, column, purpose } of ENCRYPTED_COLUMNS) {
      const text = new TextCipher(api.get(Keyring), purpose).encrypt('a@b.example');
      if (table !== 'clubs')
        await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${column} IS NULL AND ${key} > 0`, [
          text,
        ]);
    }
    // As long as the form accepts: there's no room for the key's id.
    await manager.query('UPDATE clubs SET contact_email = ? WHERE id = 2', [
      protection.encrypt(LONG_ADDRESS),
    ]);
  };

  it('leaves nothing under the old key, while the site writes, and loses nothing', async () => {
    await beAsBefore();
    await fill();
    const before = await encryptedTexts(api.database);
    expect([...before.values()].flat().every((text) => text.startsWith('v1.'))).toBe(true);
    await restartWith(...BOTH);
    let isOver = false;
    let sent = 0;
    const writing = (async () => {
      while (!isOver) {
        const form = reviewForm((sent % 12) + 1, { authorEmail: `parent${(sent += 1)}@home.example` });
        expect((await postJson(api, '/reviews', form)).status).toBe(201);
      }
    })();
    // Longer than the api takes to notice, which it does on its own.
    const report = await rotate({ settleMs: 12_000 });
    isOver = true;
    await writing;
    expect(report.keyId).toBe(new DataKey(NEW).id);
    expect(report.columns.every(({ unreadable }) => unreadable === 0)).toBe(true);
    const after = await encryptedTexts(api.database);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const others = [...after.values()].flat().filter((text) => !text.startsWith(toLabel(new DataKey(NEW))));
    expect(others).toHaveLength(1);
    expect((await rotate()).columns.every(({ changed }) => changed === 0)).toBe(true);

    await restartWith(NEW);
    const protection = api.get(EmailProtection);
    const reviews = await api.database.dataSource.manager.find(Review);
    expect(reviews.length).toBeGreaterThan(300 + sent);
    for (const review of reviews)
      expect(protection.authorHash(protection.decrypt(review.authorEmailEncrypted))).toBe(
        review.authorEmailHash,
      );
    const [{ contact }] = await api.database.dataSource.query<[{ contact: string }]>(
      'SELECT contact_email AS contact FROM clubs WHERE id = 2',
    );
    expect(protection.decrypt(contact)).toBe(LONG_ADDRESS);
    expect(() => new EmailProtection(Keyring.of(OLD)).decrypt(contact)).toThrow();
    await expect(openKeyring(api.database, [OLD])).rejects.toThrow(WrongDataKeyError);
    await expect(openKeyring(api.database, [OLD])).rejects.toThrow(
      `its id is ${new DataKey(NEW).id}, given: ${new DataKey(OLD).id}`,
    );
  });

  it('can be interrupted: until it has been run again, a start without the old key is refused', async () => {
    await fill();
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(rotate({ onProgress: stop })).rejects.toThrow('stopped');
    await expect(openKeyring(api.database, [NEW])).rejects.toThrow(UnfinishedRotationError);
    await expect(openKeyring(api.database, [NEW])).rejects.toThrow(/^DATA_KEY lacks a key [^\n]+$/);
    await expect(openKeyring(api.database, BOTH)).resolves.toBeInstanceOf(Keyring);
    await rotate();
    await restartWith(NEW);
    const texts = [...(await encryptedTexts(api.database)).values()].flat();
    expect(texts.filter((text) => !text.startsWith(toLabel(new DataKey(NEW))))).toHaveLength(1);
  });

  it('knows every column in which something is encrypted', async () => {
    const columns = api.database.dataSource.entityMetadatas.flatMap(({ tableName, columns: all }) =>
      all.map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    const known = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    const named = columns.filter((name) => /_encrypted$|\.contact_email$|\.totp_secret$/.test(name));
    expect(known.filter((name) => !columns.includes(name))).toEqual([]);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('keeps links and logins, unless they have to end because a key has leaked', async () => {
    await fill();
    const links = api.get(AuthorLinks);
    const review = { id: 1, authorEmailHash: 'hash' };
    const getLink = (link: string) => link.replace(/^.*token=/, '');
    const sent = getLink(links.manage(review, new Date()));
    await restartWith(...BOTH);
    await rotate();
    await look();
    expect(api.get(AuthorLinks).read(sent)?.isFor('hash')).toBe(true);
    await rotate({ endLinks: true });
    await look();
    expect(api.get(AuthorLinks).read(sent)?.isFor('hash')).toBe(false);
    const fresh = getLink(api.get(AuthorLinks).manage(review, new Date()));
    await restartWith(NEW);
    expect(api.get(AuthorLinks).read(fresh)?.isFor('hash')).toBe(true);
  });

  it('signs with a new key only when every instance has had time to learn about it', async () => {
    await restartWith(...BOTH);
    const link = () => api.get(AuthorLinks).manage({ id: 1, authorEmailHash: 'hash' }, new Date(2e12));
    const before = link();
    await rotate();
    await look();
    expect(link()).toBe(before);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(link()).not.toBe(before);
    later.mockRestore();
  });
});
