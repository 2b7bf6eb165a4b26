import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { SiteSetting } from '../database/site-setting.entity.js';
import { loadSampleDataOnce } from '../../sample-data/load-sample-data.js';
import { EmailProtection } from './email-protection.js';
import { Keyring } from './keyring.js';
import { openKeyring, WrongDataKeyError } from './open-keyring.js';

describe('openKeyring', () => {
  const database = useTestDatabase('each');

  const storeAddresses = () =>
    loadSampleDataOnce(database, {
      clubs: 5,
      reviews: 20,
      protection: new EmailProtection(Keyring.of('first')),
      publication: 'verified',
      now: new Date('2025-11-21T10:00:00Z'),
    });

  it('accepts only the key from the first start', async () => {
    await openKeyring(database, ['first']);
    await openKeyring(database, ['first']);
    await expect(openKeyring(database, ['second'])).rejects.toThrow(WrongDataKeyError);
    await storeClubs(database, [{ name: 'Leeds Lions' }]);
    await expect(openKeyring(database, ['second'])).rejects.toThrow(/^DATA_KEY isn’t the key [^\n]+$/);
  });

  it('stores nothing that reveals the key', async () => {
    await openKeyring(database, ['first']);
    const { value } = await database.dataSource
      .getRepository(SiteSetting)
      .findOneByOrFail({ name: 'data_key_check' });
    expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  it('judges a database from before by its addresses', async () => {
    await storeAddresses();
    await expect(openKeyring(database, ['second'])).rejects.toThrow(WrongDataKeyError);
    await openKeyring(database, ['first']);
    await expect(openKeyring(database, ['second'])).rejects.toThrow(WrongDataKeyError);
  });

  it('copes with an address that nobody can read', async () => {
    await storeAddresses();
    await database.dataSource.query(
      "UPDATE reviews SET author_email_encrypted = 'v1.damaged' WHERE id = (SELECT newest FROM (SELECT MAX(id) AS newest FROM reviews) AS ids)",
    );
    await expect(openKeyring(database, ['first'])).resolves.toBeInstanceOf(Keyring);
  });
});
