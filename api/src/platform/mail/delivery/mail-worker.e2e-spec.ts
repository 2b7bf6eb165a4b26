import { testOperator } from '../../../../test/support/test-operator.js';
import { storeClubs } from '../../../../test/support/factories.js';
import { reviewForm } from '../../../../test/support/review-form.js';
import { postJson } from '../../../../test/support/sessions.js';
import { TestMailServer } from '../../../../../tools/test-mail-server.mjs';
import type { TestApi } from '../../../../test/support/test-api.js';
import { startTestApi } from '../../../../test/support/test-api.js';
import { until } from '../../../../test/support/until.js';
import { passwordResetMail } from '../../../accounts/club-admins/club-admin-mails.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailRenderer } from '../mail-renderer.js';
import { Mail } from '../mail.entity.js';
import { LOOK_EVERY_MS } from './mail-worker.js';

describe('mails over SMTP', () => {
  const server = new TestMailServer();
  let api: TestApi;
  let clubId: number;
  let parents = 0;

  const submit = async (): Promise<string> => {
    parents += 1;
    const authorEmail = `parent${parents}@home.example`;
    const response = await postJson(api, '/reviews', reviewForm(clubId, { authorEmail }));
    expect(response.status).toBe(201);
    return authorEmail;
  };
  const mails = () => api.database.dataSource.getRepository(Mail);
  const newest = () => mails().findOneOrFail({ where: {}, order: { id: 'DESC' } });
  /** The newest mail, once it couldn't be sent; a second or two later it's tried again. */
  const failed = async (): Promise<Mail> => {
    let mail = await newest();
    await until(async () => {
      mail = await newest();
      return mail.lastError !== null;
    });
    return mail;
  };
  const change = (values: string) => api.database.dataSource.query(`UPDATE mails SET ${values}`);
  const arrivalsFor = (address: string) => server.received.filter(({ to }) => to === address);

  beforeAll(async () => {
    await server.open();
    api = await startTestApi({ smtpUrl: server.url, publicUrl: 'https://site.example' });
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  afterAll(async () => {
    await api.stop();
    await server.shut();
  });

  beforeEach(() => {
    server.refuse = () => undefined;
  });

  it('are sent as soon as what they are about is stored', async () => {
    for (let count = 0; count < 5; count += 1) {
      const address = await submit();
      await until(() => arrivalsFor(address).length === 1);
    }
    // A worker that only polled would leave that long between any two of them.
    const pauses = server.received.slice(1).map(({ at }, index) => at - (server.received[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeLessThan(LOOK_EVERY_MS);
  });

  it('have both parts, and are wiped', async () => {
    const address = await submit();
    await until(() => arrivalsFor(address).length === 1);
    const [arrival] = arrivalsFor(address);
    expect(arrival?.raw).toMatch(/^From: Youth Football Club Reviews <support@example\.org>/m);
    expect(arrival?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(arrival?.raw).toContain('multipart/alternative');
    expect(arrival?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(arrival?.raw).toContain('Content-Type: text/html; charset=utf-8');
    await until(async () => (await newest()).sentAt !== null);
    expect(await newest()).toMatchObject({
      messageId: arrival?.messageId,
      attempts: 1,
      payloadEncrypted: null,
      nextAttemptAt: null,
      lockedUntil: null,
    });
    expect(arrival?.messageId).toMatch(/^<[\w-]+@site\.example>$/);
  });

  it('are tried again after a refusal, with the same Message-ID, and no address is logged', async () => {
    const first = server.deliveries + 1;
    server.refuse = (delivery) =>
      delivery === first ? { responseCode: 451, message: 'parent@home.example: not now' } : undefined;
    const before = Date.now();
    const address = await submit();
    const waiting = await failed();
    expect(waiting.lastError).toBe('EMESSAGE DATA 451');
    expect(waiting.nextAttemptAt?.getTime()).toBeGreaterThan(before + 1000);
    await until(() => arrivalsFor(address).length === 1);
    expect(arrivalsFor(address)[0]?.messageId).toBe(waiting.messageId);
    await until(async () => (await newest()).sentAt !== null);
    expect(await newest()).toMatchObject({ attempts: 2, lastError: null });
  });

  it('are given up, and wiped, when the server refuses them for good', async () => {
    server.refuse = () => ({ responseCode: 550, message: 'no such person' });
    const address = await submit();
    await failed();
    await change(`attempts = 7, next_attempt_at = '2026-01-01 00:00:00.000' WHERE sent_at IS NULL`);
    await until(async () => (await newest()).nextAttemptAt === null);
    expect(await newest()).toMatchObject({ attempts: 8, sentAt: null, payloadEncrypted: null });
    expect(arrivalsFor(address)).toEqual([]);
  });

  it('are given up, and wiped, when their link has expired meanwhile', async () => {
    await server.shut();
    const mail = await new MailRenderer(testOperator()).render(
      'manager@club.example',
      passwordResetMail({ name: 'Jo', link: 'https://site.example/club-admin/reset#token=abc' }),
    );
    const outbox = api.get(MailOutbox);
    await api.database.transactions.runInTransaction((manager) => outbox.enqueue(manager, mail));
    expect((await failed()).payloadEncrypted).not.toBeNull();
    await change(`created_at = '2026-01-01 00:00:00.000', next_attempt_at = '2026-01-01 00:00:00.000'
                  WHERE kind = 'password-reset'`);
    await until(async () => (await newest()).nextAttemptAt === null);
    expect(await newest()).toMatchObject({
      ...{ sentAt: null, payloadEncrypted: null, lastError: 'its link has expired' },
    });
    await server.open();
    expect(arrivalsFor('manager@club.example')).toEqual([]);
  });

  it('wait for a server that is down', async () => {
    await server.shut();
    const address = await submit();
    expect((await failed()).lastError).toMatch(/^E[A-Z]+/);
    await server.open();
    await until(() => arrivalsFor(address).length === 1);
  });

  it('are left to the instance that has them, until its time is over', async () => {
    server.refuse = () => ({ responseCode: 451, message: 'later' });
    const address = await submit();
    await failed();
    server.refuse = () => undefined;
    await change(
      `locked_until = '2099-01-01 00:00:00.000', next_attempt_at = '2026-01-01 00:00:00.000' WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL`,
    );
    const other = await submit();
    await until(() => arrivalsFor(other).length === 1);
    expect(arrivalsFor(address)).toEqual([]);
    await change(
      `locked_until = '2026-01-01 00:00:00.000' WHERE sent_at IS NULL AND locked_until IS NOT NULL`,
    );
    await until(() => arrivalsFor(address).length === 1);
  });
});
