import { canary } from '@club-reviews/releases/changes';
import {
  changeReleases,
  countLoads,
  LIVE,
  REMOTE,
  releaseAndTry,
  getRevision,
  TRIED,
} from '../../../test/support/released-site.js';
import { storeStaff } from '../../../test/support/staff.js';
import { getStoredMails } from '../../../test/support/stored-mails.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import type { Settings } from '../../platform/config/settings.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { CanaryWatch } from './canary-watch.js';
import type { Tally } from './failure-chance.js';
import { ReleaseCounter } from './release-counter.js';

const LIMITS = { loads: 50, chance: 0.001 };
const HOUR_MS = 3_600_000;

describe('a canary', () => {
  let api: TestApi;

  afterEach(() => api.stop());

  /** Starts a canary with the given loads, has it judged, and returns whether it continues. */
  async function goesOn(tried: Tally, stable: Tally, changes: Partial<Settings> = {}): Promise<boolean> {
    api = await startTestApi({ canaryLimits: LIMITS, ...changes });
    await releaseAndTry(api);
    const counter = api.get(ReleaseCounter);
    await countLoads(counter, TRIED, tried);
    await countLoads(counter, LIVE, stable);
    await api.get(CanaryWatch).run();
    return (await getRevision(api)).remotes[REMOTE]?.canary !== undefined;
  }

  it('that fails more often than the live version is aborted, and the history says why', async () => {
    expect(await goesOn({ total: 60, failures: 12 }, { total: 900, failures: 3 })).toBe(false);
    const { remotes, change } = await getRevision(api);
    expect(remotes[REMOTE]).toEqual({ active: LIVE, fallback: '1.0.0' });
    expect(change).toEqual({
      ...{ by: 'Automatic abort', action: 'abort', remote: REMOTE, from: TRIED, to: LIVE, share: 50 },
      reason: '12 of 60 loads failed (20%), of 1.1.0 3 of 900 loads failed (0.3%)',
    });
    const [entry] = await api.database.reader.find(AuditEntry, { where: { subjectType: 'release' } });
    expect(entry).toMatchObject({ actor: 'system', action: 'aborted', subjectId: 4, staffName: null });
    expect(entry?.reason).toContain('mfe_public: 1.2.0 to 1.1.0. 12 of 60');
    const mails = await getStoredMails(api.database, 'canary-aborted');
    expect(mails.map(({ to }) => to)).toEqual(['support@example.org']);
    expect(mails[0]?.text).toContain('12 of 60 loads failed');
  });

  it('that is ended automatically is reported to every owner, and to nobody else', async () => {
    api = await startTestApi({ canaryLimits: LIMITS });
    for (const role of ['owner', 'moderator', 'reader'] as const) await storeStaff(api.database, role);
    await releaseAndTry(api);
    await countLoads(api.get(ReleaseCounter), TRIED, { total: 60, failures: 60 });
    await countLoads(api.get(ReleaseCounter), LIVE, { total: 60, failures: 0 });
    await api.get(CanaryWatch).run();
    const [mail, ...others] = await getStoredMails(api.database, 'canary-aborted');
    expect([mail?.to, mail?.subject, others]).toEqual([
      'owner@staff.example',
      `Canary ${TRIED} of ${REMOTE} was aborted`,
      [],
    ]);
    expect(mail?.text).toContain('/admin/releases');
  });

  it('is aborted once, however often it is judged', async () => {
    await goesOn({ total: 60, failures: 60 }, { total: 900, failures: 3 });
    const { revision } = await getRevision(api);
    await Promise.all([api.get(CanaryWatch).run(), api.get(CanaryWatch).run()]);
    expect((await getRevision(api)).revision).toBe(revision);
    expect(await getStoredMails(api.database, 'canary-aborted')).toHaveLength(1);
  });

  it('that fails as often as the live version continues', async () => {
    expect(await goesOn({ total: 200, failures: 4 }, { total: 4000, failures: 60 })).toBe(true);
  });

  it('with too few loads continues, however many of them failed', async () => {
    expect(await goesOn({ total: 49, failures: 49 }, { total: 4000, failures: 0 })).toBe(true);
  });

  it('continues while the live version has too few loads to compare with', async () => {
    expect(await goesOn({ total: 400, failures: 400 }, { total: 10, failures: 0 })).toBe(true);
  });

  it('is left to people if the setting says so', async () => {
    const changes = { canaryLimits: undefined };
    expect(await goesOn({ total: 600, failures: 600 }, { total: 900, failures: 3 }, changes)).toBe(true);
  });

  it('is judged by the loads since it began, even after its share was raised', async () => {
    api = await startTestApi({ canaryLimits: LIMITS });
    const counter = api.get(ReleaseCounter);
    const yesterday = new Date(Date.now() - 24 * HOUR_MS);
    await countLoads(counter, TRIED, { total: 500, failures: 500 }, yesterday);
    await countLoads(counter, LIVE, { total: 900, failures: 3 }, yesterday);
    await releaseAndTry(api);
    await countLoads(counter, LIVE, { total: 900, failures: 3 });
    await api.get(CanaryWatch).run();
    expect((await getRevision(api)).remotes[REMOTE]?.canary).toBeDefined();

    await changeReleases(api, canary(REMOTE, TRIED, 200));
    await countLoads(counter, TRIED, { total: 60, failures: 12 });
    await api.get(CanaryWatch).run();
    expect((await getRevision(api)).remotes[REMOTE]?.canary).toBeUndefined();
  });
});
