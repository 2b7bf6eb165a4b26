import { testOperator } from '../../../../test/support/test-operator.js';
import { testSettings } from '../../../../test/support/test-settings.js';
import { CERTIFICATE, PRIVATE_KEY } from '../../../../test/support/certificate.js';
import { TestMailServer } from '../../../../../tools/test-mail-server.mjs';
import { DeliveryError, MailSender } from './mail-sender.js';

const FROM = { mailFrom: 'reviews@site.example' };
const MAIL = {
  to: 'parent@home.example',
  subject: 'Your review',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  core: 'Thank you',
};

/** Sends one mail, with a login. @returns why it wasn't accepted; undefined if it was */
async function send(server: TestMailServer, smtpNeedsTls: boolean): Promise<string | undefined> {
  const url = new URL(server.url);
  Object.assign(url, { username: 'reviews', password: 'kick-off-mails' });
  const sender = new MailSender(testSettings(FROM, { smtpNeedsTls }), testOperator(), url.href);
  try {
    await sender.send('<1@site.example>', MAIL);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    sender.close();
  }
}

describe('mails to an smtp:// server', () => {
  let server: TestMailServer;

  afterEach(() => server.shut());

  const open = async (options?: ConstructorParameters<typeof TestMailServer>[0]) => {
    server = new TestMailServer(options);
    await server.open();
  };

  it('wait if it seems to offer no encryption, and the password isn’t sent either', async () => {
    await open({ disabledCommands: ['STARTTLS'] });
    expect(await send(server, true)).toMatch(/^ETLS\b/);
    expect(server.received).toEqual([]);
    expect(server.logins).toEqual([]);
  });

  it('are sent unencrypted if that is allowed', async () => {
    await open({ disabledCommands: ['STARTTLS'] });
    expect(await send(server, false)).toBeUndefined();
    expect(server.received.map(({ to }) => to)).toEqual([MAIL.to]);
    expect(server.logins).toEqual(['reviews']);
  });

  it.each([true, false])('wait if its certificate is invalid (needs TLS: %s)', async (needsTls) => {
    await open({ disabledCommands: [], key: PRIVATE_KEY, cert: CERTIFICATE });
    expect(await send(server, needsTls)).toContain('certificate is signed by no one we trust');
    expect(server.received).toEqual([]);
    expect(server.logins).toEqual([]);
  });
});

describe('a refusal', () => {
  it('says nothing about the recipient if it’s about our own address', () => {
    const refusal = { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 no such sender' };
    expect(new DeliveryError({ ...refusal, command: 'MAIL FROM' }).status).toBeUndefined();
    expect(new DeliveryError({ ...refusal, command: 'RCPT TO' }).status).toBe('5.1.1');
  });
});
