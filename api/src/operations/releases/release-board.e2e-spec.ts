import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '@club-reviews/releases/changes';
import {
  BEFORE,
  changeReleases,
  countLoads,
  LIVE,
  REMOTE,
  releaseAndTry,
  getRevision,
  TRIED,
} from '../../../test/support/released-site.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ReleaseBoard } from './release-board.dto.js';
import { ReleaseCounter } from './release-counter.js';

describe('the page of releases', () => {
  const api = useTestApi('each', { canaryLimits: { loads: 50, chance: 0.001 } });
  let headers: Record<string, string>;

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
  });

  const read = async (): Promise<ReleaseBoard> =>
    (await (await api.call('/admin/releases', { headers })).json()) as ReleaseBoard;
  const decide = (decision: string, body: object, remote = REMOTE) =>
    postJson(api, `/admin/releases/${remote}/${decision}`, body, headers);

  it('shows nothing if the api has no store, or can’t read it', async () => {
    expect(await read()).toMatchObject({ state: 'empty', releases: [], history: [] });
    await changeReleases(api, release(REMOTE, LIVE));
    writeFileSync(join(api.place.dataDir, 'registry', 'current'), 'nonsense');
    expect(await read()).toMatchObject({ state: 'unreadable', releases: [] });
    expect((await decide('promote', { version: LIVE })).status).toBe(503);
  });

  it('shows what is live, how it loads, and the changes that led to it', async () => {
    await releaseAndTry(api);
    const counter = api.get(ReleaseCounter);
    await countLoads(counter, TRIED, { total: 60, failures: 12 });
    await countLoads(counter, LIVE, { total: 900, failures: 3 });
    for (const bucket of [3, 3, 3, 8])
      counter.countTiming({ remote: REMOTE, version: LIVE, timing: 'LCP', bucket }, new Date());
    await counter.flush();
    const unmeasured = { lcp: null, inp: null, cls: null };
    const { state, releases, history, abortsCanaries } = await read();
    expect([state, abortsCanaries]).toEqual(['ready', true]);
    expect(releases).toEqual([
      {
        ...{ remote: REMOTE, active: LIVE, fallback: BEFORE, isKilled: false },
        canary: { version: TRIED, share: 50, since: expect.any(String), verdict: 'bad' },
        loads: [
          {
            version: TRIED,
            total: 60,
            failures: 12,
            errors: [{ errorClass: 'http', count: 12 }],
            ...unmeasured,
          },
          {
            version: LIVE,
            total: 900,
            failures: 3,
            errors: [{ errorClass: 'http', count: 3 }],
            ...unmeasured,
            lcp: 150,
          },
          { version: BEFORE, total: 0, failures: 0, errors: [], ...unmeasured },
        ],
      },
    ]);
    expect(history.map(({ revision, by, action, to, share }) => [revision, by, action, to, share])).toEqual([
      [3, 'Ada', 'canary', TRIED, 50],
      [2, 'Ada', 'release', LIVE, null],
      [1, 'Ada', 'release', BEFORE, null],
    ]);
  });

  it('rolls a canary out to everyone', async () => {
    await releaseAndTry(api);
    expect((await decide('promote', { version: TRIED })).status).toBe(204);
    const { remotes, change } = await getRevision(api);
    expect(remotes[REMOTE]).toEqual({ active: TRIED, fallback: LIVE });
    expect(change).toMatchObject({ by: 'Site password', action: 'promote' });
    const [entry] = await api.database.reader.find(AuditEntry, { where: { subjectType: 'release' } });
    expect(entry).toMatchObject({
      ...{ actor: 'site-admin', action: 'promoted', subjectId: 4, staffName: 'Site password' },
      reason: `${REMOTE}: ${LIVE} to ${TRIED}`,
    });
  });

  it('ends a canary, with the reason', async () => {
    await releaseAndTry(api);
    expect((await decide('abort', { version: TRIED, reason: ' Blurred pictures ' })).status).toBe(204);
    const { remotes, change } = await getRevision(api);
    expect(remotes[REMOTE]).toEqual({ active: LIVE, fallback: BEFORE });
    expect(change).toMatchObject({ action: 'abort', reason: 'Blurred pictures' });
  });

  it('goes back to the previous version, once', async () => {
    await releaseAndTry(api);
    expect((await decide('roll-back', { version: LIVE })).status).toBe(204);
    expect((await getRevision(api)).remotes[REMOTE]).toEqual({ active: BEFORE, fallback: null });
    const again = await decide('roll-back', { version: BEFORE });
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('no earlier release') }),
    ]);
  });

  it('switches a remote off and on again, once each', async () => {
    await releaseAndTry(api);
    expect((await decide('revive', { version: LIVE })).status).toBe(409);
    expect((await decide('kill', { version: LIVE, reason: 'Wrong prices' })).status).toBe(204);
    expect((await decide('kill', { version: LIVE })).status).toBe(409);
    expect((await read()).releases).toEqual([expect.objectContaining({ remote: REMOTE, isKilled: true })]);
    expect((await decide('revive', { version: LIVE })).status).toBe(204);
    const { remotes, change } = await getRevision(api);
    expect(remotes[REMOTE]).toMatchObject({ active: LIVE, fallback: BEFORE });
    expect([remotes[REMOTE]?.killed, change?.action]).toEqual([undefined, 'revive']);
    const entries = await api.database.reader.find(AuditEntry, { where: { subjectType: 'release' } });
    expect(entries.map(({ action }) => action)).toEqual(['killed', 'revived']);
    expect(entries[0]?.reason).toContain('Wrong prices');
  });

  it('refuses what no longer fits what is live', async () => {
    await releaseAndTry(api);
    const { revision } = await getRevision(api);
    expect((await decide('promote', { version: '1.3.0' })).status).toBe(409);
    expect((await decide('abort', { version: LIVE })).status).toBe(409);
    expect((await decide('roll-back', { version: BEFORE })).status).toBe(409);
    expect((await decide('promote', { version: TRIED }, 'nobody')).status).toBe(404);
    expect((await decide('promote', { version: TRIED }, '__proto__')).status).toBe(404);
    const wrong = await decide('abort', { version: TRIED, reason: 'x'.repeat(301) });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { reason: expect.any(String) } }),
    ]);
    expect((await decide('abort', {})).status).toBe(400);
    expect((await getRevision(api)).revision).toBe(revision);
  });
});
