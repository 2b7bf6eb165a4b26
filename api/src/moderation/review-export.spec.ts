import { rated } from '../../test/support/factories.js';
import { Keyring } from '../platform/security/keyring.js';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { CursorPage } from '../platform/database/newest-first.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import { ReviewExportService } from './review-export.service.js';

const ROW: AdminReviewRow = {
  id: 1,
  clubId: 1,
  clubName: 'Leeds Lions',
  clubSlug: 'leeds-lions',
  clubLocation: 'Leeds',
  reviewText: 'x'.repeat(500),
  ageGroup: 'U9s',
  ratingTotal: 20,
  ...rated(4),
  createdAt: '2026-01-31 09:30:00.123',
  isVerified: 1,
  isInvited: 0,
  isApproved: 1,
  responseText: null,
  authorEmailEncrypted: 'unreadable',
  isHeld: 0,
  holdReason: null,
  signals: null,
  authorEmailHash: 'a'.repeat(64),
  editContent: null,
  editedAt: null,
  verifiedAt: null,
  approvedAt: null,
};

/** Nothing here waits for anything external: a few turns of the event loop finish whatever has started. */
async function whenNothingIsUnderWay(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn();
}

describe('an export', () => {
  let asked: number;
  const getExports = (find: () => Promise<CursorPage<AdminReviewRow>>): ReviewExportService =>
    new ReviewExportService(
      {
        find: () => {
          asked += 1;
          return find();
        },
      } as never,
      new AdminReviewsService(
        {} as never,
        {} as never,
        new EmailProtection(Keyring.of('a-key')),
        {} as never,
      ),
    );
  const endless = (): Promise<CursorPage<AdminReviewRow>> =>
    Promise.resolve({ items: Array<AdminReviewRow>(500).fill(ROW), next: ROW });

  beforeEach(() => {
    asked = 0;
  });

  it('reads no faster than its reader, and stops with it', async () => {
    const file = await getExports(endless).export({});
    await once(file, 'readable');
    file.read(100);
    await whenNothingIsUnderWay();
    expect(asked).toBeLessThanOrEqual(3);
    file.destroy();
    const whenGone = asked;
    await whenNothingIsUnderWay();
    expect(asked).toBe(whenGone);
  });

  it('fails before it starts if the first reviews can’t be read', async () => {
    const broken = getExports(() => Promise.reject(new Error('away')));
    await expect(broken.export({})).rejects.toThrow('away');
  });

  it('is cut off, rather than just ending, if later ones can’t be read', async () => {
    const file = await getExports(() => (asked < 3 ? endless() : Promise.reject(new Error('away')))).export(
      {},
    );
    file.resume();
    const [error] = (await once(file, 'error')) as [Error];
    expect(error.message).toBe('away');
  });
});
