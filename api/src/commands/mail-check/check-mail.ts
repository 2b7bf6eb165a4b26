import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import type { Settings } from '../../platform/config/settings.js';
import { MailSender } from '../../platform/mail/delivery/mail-sender.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { makeMessageId } from '../../platform/mail/message-ids.js';
import type { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { testMail } from '../../operations/status/status-mails.js';
import { emailDomain } from '../../platform/security/canonical-email.js';
import type { DnsLookups, MailFinding } from './dns-findings.js';
import { checkDns } from './dns-findings.js';

/** What to check besides the settings. */
interface MailCheckOptions {
  /** Which DKIM key the mail server signs with. */
  selector?: string;
  /** Who gets a test mail. */
  recipient?: string;
}

/** Checks what the sender's domain publishes and the mail server; sends a test mail if there's someone to get it. */
export async function checkMail(
  settings: Settings,
  dns: DnsLookups,
  { selector, recipient }: MailCheckOptions,
): Promise<MailFinding[]> {
  const { smtpUrl, mailFrom, bounceAddress } = settings;
  if (smtpUrl === undefined)
    return [{ name: 'Server', isFine: false, text: 'no mail is sent', fix: 'Set SMTP_URL.' }];
  const values = { ...OPERATOR_DEFAULTS, ...settings.operator };
  const from = emailDomain((mailFrom ?? values.supportEmail).replace(/>\s*$/, ''));
  const domains = new Set([from, ...(bounceAddress === undefined ? [] : [emailDomain(bounceAddress)])]);
  const about = { smtpHost: new URL(smtpUrl).hostname, contact: values.supportEmail };
  const findings: MailFinding[] = [];
  for (const domain of domains) {
    const found = await checkDns(dns, { domain, ...about, ...(selector && { selector }) });
    // A domain that only takes bounces signs nothing.
    const needed = domain === from ? found : found.filter(({ name }) => name !== 'DKIM' && name !== 'DMARC');
    findings.push(...needed.map((finding) => ({ ...finding, name: `${finding.name} of ${domain}` })));
  }
  const operator = { current: () => Promise.resolve(values) } as OperatorSettings;
  const sender = new MailSender(settings, operator, smtpUrl);
  try {
    await sender.verify();
    findings.push({ name: 'Server', isFine: true, text: 'takes our login' });
    if (recipient !== undefined) findings.push(await sendTest(sender, operator, settings, recipient));
  } catch (error) {
    const text = `refused: ${(error as Error).message}`;
    findings.push({ name: 'Server', isFine: false, text, fix: 'Check SMTP_URL and SMTP_TLS.' });
  } finally {
    sender.close();
  }
  return findings;
}

async function sendTest(
  sender: MailSender,
  operator: OperatorSettings,
  settings: Settings,
  recipient: string,
): Promise<MailFinding> {
  const mail = await new MailRenderer(operator).render(recipient, testMail());
  await sender.send(makeMessageId(settings), mail);
  return { name: 'Test mail', isFine: true, text: `accepted for ${recipient}` };
}
