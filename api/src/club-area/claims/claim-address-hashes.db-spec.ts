import { useTestDatabase } from '../../../test/support/test-database.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { applyClaimHashes } from './claim-address-hashes.js';
import { Claim } from './claim.entity.js';

const protection = new EmailProtection(TEST_KEYS);

describe('the hashes of claimants’ addresses', () => {
  const database = useTestDatabase('each');

  const store = (contactEmailEncrypted: string, erasedAt: Date | null = null): Promise<Claim> =>
    database.dataSource.manager.save(
      database.dataSource.manager.create(Claim, {
        ...{ clubName: 'Leeds Lions', clubId: null, contactName: 'Sam', contactPhone: '', position: '' },
        ...{ clubDescription: '', facilities: '', ageGroups: '', trainingDays: '', verificationMethod: '' },
        ...{ websiteUrl: null, socialMedia: null, additionalInfo: null, rejectionReason: null },
        ...{ status: 'rejected', pendingKey: null, createdAt: new Date(), decidedAt: new Date() },
        ...{ contactEmailEncrypted, contactEmailHash: null, contactErasedAt: erasedAt },
      }),
    );
  const hashes = async (): Promise<(string | null)[]> =>
    (await database.dataSource.manager.find(Claim, { order: { id: 'ASC' } })).map(
      ({ contactEmailHash }) => contactEmailHash,
    );

  beforeEach(async () => {
    await database.dataSource.manager.delete(SiteSetting, { name: 'claim_hashes' });
  });

  it('are added once to claims from before there were any; not to erased or unreadable ones', async () => {
    await store(protection.encrypt('Sam.Okafor@gmail.com'));
    await store('v1.unreadable');
    await store('', new Date());
    await applyClaimHashes(database, protection);
    const expected = [protection.hash('samokafor@gmail.com'), null, null];
    expect(await hashes()).toEqual(expected);

    await store(protection.encrypt('later@home.example'));
    await applyClaimHashes(database, protection);
    expect(await hashes()).toEqual([...expected, null]);
  });
});
