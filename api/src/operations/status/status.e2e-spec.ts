import { siteAdminHeaders, send } from '../../../test/support/sessions.js';
import { storeClubs } from '../../../test/support/factories.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { MailProtection } from '../../platform/mail/mail-protection.js';
import { toFinding } from './certificate-check.js';
import type { FirstDay, StatusEntry } from './status.dto.js';

describe('the status of the site', () => {
  const api = useTestApi('each');
  const read = async <T>(path: string): Promise<T> =>
    (await api.call(path, { headers: await siteAdminHeaders(api) })).json() as Promise<T>;
  const remember = (name: SiteSetting['name'], value: string) =>
    api.database.transactions.runInTransaction((manager) => manager.save(SiteSetting, { name, value }));

  it('has a line for each part, with what to do about it', async () => {
    const lines = await read<StatusEntry[]>('/admin/status');
    expect(lines.map(({ name }) => name)).toEqual([
      ...[
        'Version',
        'Database',
        'Mail',
        'Postcodes',
        'Backup',
        'Disk',
        'Certificate',
        'Jobs',
        'Safety reports',
      ],
    ]);
    for (const { state, advice } of lines) expect(advice === null).toBe(state === 'ok');
    expect(lines.find(({ name }) => name === 'Database')?.state).toBe('ok');
    expect(lines.find(({ name }) => name === 'Backup')).toMatchObject({ state: 'warning' });
  });

  it('says when a backup is old, and a migration of a newer version has run', async () => {
    await remember('last_backup', new Date(Date.now() - 50 * 3_600_000).toISOString());
    await api.database.dataSource.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
      ...[1_900_000_000_000, 'LaterThing1900000000000'],
    ]);
    const lines = await read<StatusEntry[]>('/admin/status');
    await api.database.dataSource.query("DELETE FROM migrations WHERE name = 'LaterThing1900000000000'");
    expect(lines.find(({ name }) => name === 'Backup')).toMatchObject({
      state: 'problem',
      text: 'The last backup is 2 days old.',
    });
    expect(lines.find(({ name }) => name === 'Version')).toMatchObject({ state: 'warning' });
  });

  it('ticks the first day’s steps as they are done, until an owner puts the list away', async () => {
    const ticked = async (): Promise<string[]> =>
      (await read<FirstDay>('/admin/first-day')).steps.flatMap(({ step, isDone }) => (isDone ? step : []));
    expect(await ticked()).toEqual(['sample-data']);
    await storeStaff(api.database, 'owner');
    await remember('last_backup', new Date().toISOString());
    expect(await ticked()).toEqual(['invite', 'backup', 'sample-data']);
    const headers = await siteAdminHeaders(api);
    const put = await send(api, 'PUT', '/admin/first-day', headers, { isDismissed: true });
    expect(await put.json()).toEqual({ isDismissed: true, steps: [] });
    expect(await read('/admin/first-day')).toEqual({ isDismissed: true, steps: [] });
  });

  it('sends a test mail to the support address for the site password', async () => {
    const sent = await send(api, 'POST', '/admin/first-day/test-mail', await siteAdminHeaders(api));
    expect(sent.status).toBe(204);
    const mail = await api.database.reader.findOneByOrFail(Mail, { kind: 'test-mail' });
    const { to } = api.get(MailProtection).decrypt(mail.payloadEncrypted ?? '');
    expect(to).toContain('@');
  });

  it('removes the sample data in the background when an owner asks, and records who did', async () => {
    const headers = await siteAdminHeaders(api);
    expect((await send(api, 'DELETE', '/admin/sample-data', headers)).status).toBe(409);
    await remember('sample_data', 'loaded');
    expect((await send(api, 'DELETE', '/admin/sample-data', headers)).status).toBe(204);
    expect(await read('/admin/sample-data')).toMatchObject({ state: 'removing' });
    const entry = await api.database.reader.findOneByOrFail(AuditEntry, { action: 'sample-data-removed' });
    expect(entry.staffName).toBe('Site password');
    await until(async () => (await read<{ state: string }>('/admin/sample-data')).state === 'removed');
    const done = await api.database.reader.findOneByOrFail(AuditEntry, { toStatus: 'removed' });
    expect([done.actor, done.reason]).toEqual(['system', '0 sample clubs and 0 sample reviews removed.']);
    expect((await send(api, 'DELETE', '/admin/sample-data', headers)).status).toBe(409);
    await storeClubs(api.database, [{ name: 'Left Behind', isSample: true }]);
    expect((await send(api, 'DELETE', '/admin/sample-data', headers)).status).toBe(204);
    await until(async () => (await read<{ state: string }>('/admin/sample-data')).state === 'removed');
    expect(await read('/admin/sample-data')).toEqual({ state: 'removed', clubs: 0 });
    const invented = { isSample: true };
    await storeClubs(api.database, [{ name: 'Real by Now', reviews: [invented, invented] }]);
    expect(await read('/admin/sample-data')).toEqual({ state: 'removed', clubs: 1 });
  });

  it('is for readers too, without what owners do', async () => {
    await storeStaff(api.database, 'reader');
    const headers = await staffHeaders(api, 'reader@staff.example');
    expect((await api.call('/admin/status', { headers })).status).toBe(200);
    expect((await api.call('/admin/first-day', { headers })).status).toBe(403);
  });
});

describe('a certificate', () => {
  const now = new Date('2026-11-01T12:00:00Z');

  it.each([
    ['2026-10-31T12:00:00Z', 'problem', 'The certificate has expired: browsers refuse the site.'],
    ['2026-11-01T20:00:00Z', 'warning', 'The certificate expires today.'],
    ['2026-11-10T12:00:00Z', 'warning', 'The certificate is valid for 9 more days.'],
    ['2027-01-30T12:00:00Z', 'ok', 'The certificate is valid for 90 more days.'],
  ])('that expires at %s is %s', (at, state, text) => {
    expect(toFinding(new Date(at), now)).toMatchObject({ state, text });
  });
});
