import { useTestDatabase } from '../../../test/support/test-database.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ClaimErasureService } from '../../club-area/claims/claim-erasure.service.js';
import type { ClaimStatus } from '../../club-area/claims/claim.entity.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ClaimContactRetention } from './claim-contact-retention.js';

const NOW = new Date('2026-09-30T12:00:00.000Z');

describe('the retention of claimants’ contact details', () => {
  const database = useTestDatabase('each');

  const storeClaim = async (
    clubName: string,
    status: ClaimStatus,
    decidedAt: string | null,
  ): Promise<void> => {
    await database.dataSource.manager.insert(Claim, {
      clubName,
      status,
      decidedAt: decidedAt === null ? null : new Date(decidedAt),
      contactName: 'Priya Nair',
      contactEmailEncrypted: 'v1.encrypted',
      contactPhone: '07700 900142',
      position: 'secretary',
      clubDescription: 'Priya Nair founded this club.',
      facilities: 'Ask Priya for the key.',
      ageGroups: 'U7s',
      trainingDays: 'Tuesdays',
      verificationMethod: 'email-domain',
      createdAt: new Date('2024-01-01T00:00:00.000Z'),
    });
  };
  const run = (now = NOW): Promise<number> =>
    new ClaimContactRetention(database, new ClaimErasureService(database, new AuditLog())).run(now);

  it('erases them a year after the decision, and logs that nobody requested it', async () => {
    await storeClaim('Approved', 'approved', '2025-09-30T11:59:59.999Z');
    await storeClaim('Rejected', 'rejected', '2024-02-01T00:00:00.000Z');
    await storeClaim('A year ago to the moment', 'approved', '2025-09-30T12:00:00.000Z');
    await storeClaim('Never decided', 'pending', null);
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    const claims = await database.dataSource.manager.find(Claim, { order: { id: 'ASC' } });
    expect(claims.map(({ contactName, contactErasedAt }) => [contactName, contactErasedAt])).toEqual([
      ['', NOW],
      ['', NOW],
      ['Priya Nair', null],
      ['Priya Nair', null],
    ]);
    const entries = await database.dataSource.manager.find(AuditEntry, { order: { subjectId: 'ASC' } });
    expect(entries).toEqual(
      [
        [claims[0]!.id, 'approved'],
        [claims[1]!.id, 'rejected'],
      ].map(([subjectId, status]) =>
        expect.objectContaining({
          subjectType: 'claim',
          subjectId,
          actor: 'system',
          action: 'contact-erased',
          fromStatus: status,
          toStatus: status,
          createdAt: NOW,
        }),
      ),
    );
  });

  it('gets through more than one batch', async () => {
    for (let index = 0; index < 120; index += 1)
      await storeClaim(`Club ${index}`, 'rejected', '2025-01-01T00:00:00.000Z');
    expect(await run()).toBe(120);
    expect(await database.dataSource.manager.countBy(Claim, { contactName: 'Priya Nair' })).toBe(0);
  });
});
