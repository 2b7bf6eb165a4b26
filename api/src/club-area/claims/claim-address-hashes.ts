import { IsNull, MoreThan } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { CANONICAL_EMAIL_VERSION } from '../../platform/security/canonical-email.js';
import type { EmailProtection } from '../../platform/security/email-protection.js';
import { Claim } from './claim.entity.js';

const PER_TRANSACTION = 500;
const SETTING = 'claim_hashes';

/**
 * Hashes the claimants' mailboxes of stored claims, so that they can be found by mailbox: once for each version of the
 * rules, and so also after the update that introduced the hashes. A claim whose address can't be read keeps what it
 * has. The version is noted last, so that an interrupted run is repeated.
 */
export async function applyClaimHashes(
  { dataSource, transactions }: Database,
  protection: EmailProtection,
): Promise<void> {
  const noted = await dataSource.getRepository(SiteSetting).findOneBy({ name: SETTING });
  if (noted?.value === CANONICAL_EMAIL_VERSION) return;
  for (let last = 0; ;) {
    const claims = await dataSource.manager.find(Claim, {
      select: { id: true, contactEmailEncrypted: true, contactEmailHash: true },
      where: { id: MoreThan(last), contactErasedAt: IsNull() },
      order: { id: 'ASC' },
      take: PER_TRANSACTION,
    });
    const changes = claims.flatMap(({ id, contactEmailEncrypted, contactEmailHash: before }) => {
      const address = protection.tryDecrypt(contactEmailEncrypted);
      const contactEmailHash = address === null ? before : protection.authorHash(address);
      return contactEmailHash === before ? [] : [{ id, contactEmailHash }];
    });
    await transactions.runInTransaction(async (manager) => {
      for (const { id, contactEmailHash } of changes)
        await manager.update(Claim, { id, contactErasedAt: IsNull() }, { contactEmailHash });
    });
    const end = claims.at(-1);
    if (!end) break;
    last = end.id;
  }
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: SETTING, value: CANONICAL_EMAIL_VERSION }),
  );
}
