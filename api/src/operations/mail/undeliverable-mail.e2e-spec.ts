import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { TestMailServer } from '../../../../tools/test-mail-server.mjs';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import type { StatusEntry } from '../status/status.dto.js';
import type { SuppressedAddressRow } from './suppressed-addresses.dto.js';

const TOKEN = 'kick-off-reports-of-bounces-0123456789';
const CONTENT = { subject: 'A link', html: '<p>A link</p>', text: 'A link', core: 'A link' };
const NOBODY = { responseCode: 550, message: '5.1.1 no such user here' };

/** A mail server's report that a mail couldn't be delivered. */
const report = (address: string, header: string, status = '5.1.1') =>
  [
    'From: MAILER-DAEMON@home.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.home.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.0.0',
    `Diagnostic-Code: smtp; 550`,
    `    ${status} says the mail server`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    header,
    '--b--',
  ].join('\r\n');

describe('mail that can’t be delivered', () => {
  const server = new TestMailServer({ disabledCommands: ['STARTTLS'] });
  let api: TestApi;
  let clubId: number;
  let headers: Record<string, string>;
  let parents = 0;

  const submit = async (address?: string): Promise<string> => {
    parents += 1;
    const authorEmail = address ?? `parent${parents}@home.example`;
    const response = await postJson(api, '/reviews', reviewForm(clubId, { authorEmail }));
    expect(response.status).toBe(201);
    return authorEmail;
  };
  const newest = () =>
    api.database.dataSource.getRepository(Mail).findOneOrFail({ where: {}, order: { id: 'DESC' } });
  const newestOnce = async (isSo: (mail: Mail) => boolean): Promise<Mail> => {
    await until(async () => isSo(await newest()));
    return newest();
  };
  const read = async <T>(path: string): Promise<T> =>
    (await api.call(path, { headers })).json() as Promise<T>;
  const suppressed = () => read<SuppressedAddressRow[]>('/admin/suppressed-addresses');
  const status = async () => (await read<StatusEntry[]>('/admin/status')).find(({ name }) => name === 'Mail');
  const tell = (body: string, type: string, token = TOKEN) => {
    const authorization = `Basic ${Buffer.from(`mail:${token}`).toString('base64')}`;
    const own = { 'content-type': type, authorization };
    return api.call('/mail/bounces', { method: 'POST', headers: own, body });
  };
  const arrivalsFor = (address: string) => server.received.filter(({ to }) => to === address);

  beforeAll(async () => {
    await server.open();
    const url = new URL(server.url);
    Object.assign(url, { username: 'reviews', password: 'kick-off-mails' });
    const bounces = { bounceAddress: 'bounces@site.example', bounceToken: TOKEN };
    api = await startTestApi({ smtpUrl: url.href, publicUrl: 'https://site.example', ...bounces });
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    headers = await siteAdminHeaders(api);
  });

  afterAll(async () => {
    await api.stop();
    await server.shut();
  });

  beforeEach(async () => {
    server.refuseRecipient = () => undefined;
    server.refusesLogins = false;
    await api.database.dataSource.query('DELETE FROM mails');
    await api.database.dataSource.query('DELETE FROM suppressed_addresses');
  });

  it('isn’t tried again if there’s no such address, nor sent there until staff say so', async () => {
    let tries = 0;
    server.refuseRecipient = () => {
      tries += 1;
      return NOBODY;
    };
    const address = await submit();
    const first = await newestOnce(({ nextAttemptAt }) => nextAttemptAt === null);
    expect(first).toMatchObject({ attempts: 1, sentAt: null, payloadEncrypted: null, recipientHash: null });
    expect(first.lastError).toBe('no such address: EENVELOPE RCPT TO 550 5.1.1');
    expect(await suppressed()).toMatchObject([{ email: address, status: '5.1.1' }]);
    expect(await status()).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('Addresses that get none, because they don’t exist: 1.'),
    });

    server.refuseRecipient = () => undefined;
    await submit(address);
    await newestOnce(({ id, nextAttemptAt }) => id > first.id && nextAttemptAt === null);
    expect((await newest()).sentAt).toBeNull();
    expect(tries).toBe(1);
    expect(arrivalsFor(address)).toEqual([]);

    const [row] = await suppressed();
    expect((await send(api, 'DELETE', `/admin/suppressed-addresses/${row?.id}`, headers)).status).toBe(204);
    expect((await send(api, 'DELETE', `/admin/suppressed-addresses/${row?.id}`, headers)).status).toBe(404);
    const [released, ...others] = await api.database.reader.findBy(AuditEntry, {
      action: 'address-released',
    });
    expect(released).toMatchObject({ subjectType: 'addresses', subjectId: row?.id, actor: 'site-admin' });
    expect(others).toEqual([]);
    await submit(address);
    await until(() => arrivalsFor(address).length === 1);
  });

  it('is tried several times if staff need it, whatever was said before', async () => {
    const event = { event: 'hard_bounce', email: 'hello@site.example' };
    await tell(JSON.stringify(event), 'application/json');
    server.refuseRecipient = () => NOBODY;
    const mails = api.get(MailOutbox);
    const mail = { ...CONTENT, kind: 'staff-password-reset', to: event.email };
    await api.database.transactions.runInTransaction((manager) => mails.enqueue(manager, mail));
    const refused = await newestOnce(({ lastError }) => lastError !== null);
    expect(refused.lastError).toBe('EENVELOPE RCPT TO 550 5.1.1');
    expect(refused.nextAttemptAt).not.toBeNull();
    expect(await status()).toMatchObject({ state: 'problem' });
  });

  it('waits while a mailbox is full, and says so', async () => {
    server.refuseRecipient = () => ({ responseCode: 452, message: '4.2.2 mailbox full' });
    await submit();
    const waiting = await newestOnce(({ lastError }) => lastError !== null);
    expect(waiting.nextAttemptAt).not.toBeNull();
    expect(await status()).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('The last error: EENVELOPE RCPT TO 452 4.2.2.'),
      advice: expect.stringContaining('mailbox is full'),
    });
    expect(await suppressed()).toEqual([]);
  });

  it('waits while the password is wrong, however often, and says so', async () => {
    server.refusesLogins = true;
    await server.shut();
    await server.open();
    await submit();
    await newestOnce(({ lastError }) => lastError !== null);
    await api.database.dataSource.query(`UPDATE mails SET attempts = 20, next_attempt_at = created_at`);
    const waiting = await newestOnce(({ attempts, lockedUntil }) => attempts === 21 && lockedUntil === null);
    expect(waiting.nextAttemptAt).not.toBeNull();
    expect(await status()).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('The last error: EAUTH AUTH PLAIN 535'),
      advice: expect.stringContaining('refuses the login'),
    });
  });

  describe('and bounces later', () => {
    const getHeader = (address: string, name: string) =>
      new RegExp(`^${name}: .*`, 'm').exec(arrivalsFor(address)[0]?.raw ?? '')?.[0] ?? '';
    const sendOne = async () => {
      const address = await submit();
      await until(() => arrivalsFor(address).length === 1);
      return { address, header: getHeader(address, 'X-Delivery-Proof') };
    };

    it('has our bounce address as its envelope sender', async () => {
      const { address } = await sendOne();
      expect(arrivalsFor(address)[0]?.from).toBe('bounces@site.example');
    });

    it('is known by a mail server’s report about a mail of ours to that address', async () => {
      const { address, header } = await sendOne();
      expect((await tell(report(address, header), 'message/rfc822')).status).toBe(204);
      expect(await suppressed()).toMatchObject([{ email: address, status: '5.1.1' }]);
      await submit(address);
      await newestOnce(({ nextAttemptAt }) => nextAttemptAt === null);
      expect((await newest()).lastError).toBe('no such address');
    });

    it.each([
      ['for another address', { address: 'victim@home.example' }],
      ['about a mail that isn’t ours', { header: `X-Delivery-Proof: ${'a'.repeat(55)}` }],
      ['of a full mailbox', { status: '5.2.2' }],
      ['of a blocklist', { status: '5.7.1' }],
      ['that doesn’t say why', { status: '' }],
    ])('isn’t known by a report %s', async (_, changes: Partial<Record<string, string>>) => {
      const sent = { ...(await sendOne()), status: '5.1.1', ...changes };
      await tell(report(sent.address, sent.header, sent.status), 'message/rfc822');
      expect(await suppressed()).toEqual([]);
    });

    it('isn’t known by a Message-ID, which a reply shows to whoever gets it', async () => {
      const { address } = await sendOne();
      await tell(report(address, getHeader(address, 'Message-ID')), 'message/rfc822');
      expect(await suppressed()).toEqual([]);
    });

    it('is known by providers’ events', async () => {
      const events = [
        {
          RecordType: 'Bounce',
          Type: 'HardBounce',
          Email: 'one@home.example',
          Details: 'smtp; 550 5.1.1 unknown',
        },
        {
          'event-data': {
            ...{ event: 'failed', severity: 'permanent', recipient: 'two@home.example' },
            'delivery-status': { code: 550, 'enhanced-code': '5.1.10' },
          },
        },
        {
          'event-data': {
            ...{ event: 'failed', severity: 'permanent', recipient: 'three@home.example' },
            'delivery-status': { code: 605, message: 'Not delivering to previously bounced address' },
          },
        },
        [
          { event: 'delivered', email: 'three@home.example' },
          { event: 'bounce', type: 'blocked', email: 'three@home.example', status: '5.7.1' },
          { event: 'bounce', type: 'bounce', email: 'four@home.example', status: '5.0.0' },
        ],
        { event: 'hard_bounce', email: 'five@home.example', reason: '550 5.7.26 unauthenticated' },
        { event: 'hard_bounce', email: 'six@home.example' },
      ];
      for (const event of events)
        expect((await tell(JSON.stringify(event), 'application/json')).status).toBe(204);
      expect((await suppressed()).map(({ email, status }) => `${email} ${status}`).reverse()).toEqual([
        ...['one@home.example 5.1.1', 'two@home.example 5.1.10'],
        ...['four@home.example 5.0.0', 'six@home.example 5.0.0'],
      ]);
    });

    it('is no event about what isn’t an address, and the others count', async () => {
      const events = ['nobody', `${'a'.repeat(300)}@home.example`, 'eight@home.example'];
      const body = JSON.stringify(events.map((email) => ({ event: 'hard_bounce', email })));
      expect((await tell(body, 'application/json')).status).toBe(204);
      expect(await suppressed()).toMatchObject([{ email: 'eight@home.example' }]);
    });

    it('is known from a batch as large as providers send', async () => {
      const event = {
        event: 'bounce',
        type: 'blocked',
        email: 'nine@home.example',
        reason: 'x'.repeat(1400),
      };
      const last = { event: 'hard_bounce', email: 'ten@home.example' };
      const body = JSON.stringify([...Array.from({ length: 500 }, () => event), last]);
      expect(body.length).toBeGreaterThan(700_000);
      expect((await tell(body, 'application/json')).status).toBe(204);
      expect(await suppressed()).toMatchObject([{ email: 'ten@home.example' }]);
    });

    it('is reported with the token only, and other calls take no reports', async () => {
      const event = { event: 'hard_bounce', email: 'seven@home.example' };
      expect((await tell(JSON.stringify(event), 'application/json', 'a guess')).status).toBe(404);
      const options = { method: 'POST', headers: { 'content-type': 'message/rfc822' }, body: 'a' };
      expect((await api.call('/reviews', options)).status).toBe(415);
      expect(await suppressed()).toEqual([]);
    });
  });
});
