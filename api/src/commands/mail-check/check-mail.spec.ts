import { TestMailServer } from '../../../../tools/test-mail-server.mjs';
import { testSettings } from '../../../test/support/test-settings.js';
import { checkMail } from './check-mail.js';
import type { DnsLookups } from './dns-findings.js';

type Records = Record<string, string[]>;

/** A resolver that knows these records, TXT ones in two parts, and no others. */
function toDns(txt: Records, mx: Records): DnsLookups {
  const find = <T>(records: Records, name: string, toRecord: (text: string) => T): Promise<T[]> =>
    records[name]
      ? Promise.resolve(records[name].map(toRecord))
      : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  return {
    resolveTxt: (name) => find(txt, name, (text) => [text.slice(0, 5), text.slice(5)]),
    resolveMx: (name) => find(mx, name, (exchange) => ({ exchange })),
  };
}

const PUBLISHED = {
  'mail.site.example': ['google-site-verification=1', 'v=spf1 mx -all'],
  'k1._domainkey.mail.site.example': ['v=DKIM1; p=MIGf'],
  '_dmarc.site.example': ['v=DMARC1; p=reject'],
};

describe('the check of mail', () => {
  const server = new TestMailServer({ disabledCommands: ['STARTTLS'] });
  const check = (dns: DnsLookups, options = {}) => {
    const url = new URL(server.url);
    Object.assign(url, { username: 'reviews', password: 'kick-off-mails' });
    const settings = testSettings({ smtpUrl: url.href, mailFrom: 'Reviews <reviews@mail.site.example>' });
    return checkMail(settings, dns, options);
  };

  beforeAll(() => server.open());
  afterAll(() => server.shut());
  beforeEach(() => {
    server.refusesLogins = false;
  });

  it('finds nothing wrong if everything is published, and sends a test mail', async () => {
    const dns = toDns(PUBLISHED, { 'mail.site.example': ['mx.site.example'] });
    const findings = await check(dns, { selector: 'k1', recipient: 'owner@home.example' });
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(findings.map(({ name }) => name.split(' ')[0])).toEqual([
      'MX',
      'SPF',
      'DKIM',
      'DMARC',
      'Server',
      'Test',
    ]);
    expect(server.received.map(({ to }) => to)).toEqual(['owner@home.example']);
  });

  it('says what to publish for each that’s missing, and that the login is refused', async () => {
    server.refusesLogins = true;
    const findings = await check(toDns({}, {}));
    expect(findings.map(({ isFine, fix }) => !isFine && fix)).toEqual([
      'Publish mail.site.example MX 10 (the server that takes its mail).',
      'Publish mail.site.example TXT "v=spf1 a:127.0.0.1 ~all", or what your provider says.',
      'Say --selector NAME, as your provider names it.',
      'Publish _dmarc.mail.site.example TXT "v=DMARC1; p=none; rua=mailto:support@example.org".',
      'Check SMTP_URL and SMTP_TLS.',
    ]);
    expect(findings.at(-1)?.text).toBe('refused: EAUTH AUTH PLAIN 535');
  });

  it('says that the resolver doesn’t answer, and tries the server all the same', async () => {
    const silent = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT', syscall: 'queryMx' }));
    const findings = await check({ resolveMx: silent, resolveTxt: silent });
    expect(findings.map(({ name, text }) => [name, text])).toEqual([
      ['DNS of mail.site.example', 'no answer: queryMx ETIMEOUT'],
      ['Server', 'takes our login'],
    ]);
  });

  it('doesn’t take two SPF records for one', async () => {
    const spf = ['v=spf1 mx -all', 'v=spf1 a -all'];
    const findings = await check(toDns({ 'mail.site.example': spf }, {}));
    expect(findings.find(({ name }) => name.startsWith('SPF'))?.isFine).toBe(false);
  });
});
