import { createTransport } from 'nodemailer';
import type { Settings } from '../../config/settings.js';
import type { OperatorSettings } from '../../operator/operator-settings.js';
import { PROOF_HEADER } from '../delivery-proofs.js';
import type { MailPayload } from '../mail-protection.js';
import { getDeliveryStatus } from '../suppression/delivery-status.js';
import { getCertificateFailure } from './certificate-failures.js';

const TIMEOUT_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
};

const MAILBOX_FULL = '5.2.2';

/** How many mails one instance sends at once: each has its own connection. */
export const CONNECTIONS = 5;

/** Sends mails to the server in SMTP_URL through a few reused connections. */
export class MailSender {
  private readonly transport;

  constructor(
    private readonly settings: Settings,
    private readonly operator: Pick<OperatorSettings, 'current'>,
    smtpUrl: string,
  ) {
    this.transport = createTransport({
      ...getServer(smtpUrl),
      // Without it, mails and the password are sent unencrypted if a server offers no STARTTLS, or seems to.
      requireTLS: settings.smtpNeedsTls,
      ...TIMEOUT_MS,
      pool: true,
      maxConnections: CONNECTIONS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Sends a mail, with a proof for reports; resolves once the server has accepted it. Throws a {@link DeliveryError}. */
  async send(
    messageId: string,
    { to, replyTo, unsubscribeUrl, subject, html, text }: MailPayload,
    proof?: string,
  ): Promise<void> {
    const from = await this.getFrom();
    const { bounceAddress } = this.settings;
    try {
      await this.transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        ...(bounceAddress === undefined ? {} : { envelope: { from: bounceAddress, to } }),
        subject,
        html,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...unsubscribeHeaders(unsubscribeUrl),
          ...(proof === undefined ? {} : { [PROOF_HEADER]: proof }),
        },
      });
    } catch (error) {
      throw new DeliveryError(error);
    }
  }

  /** Connects and logs in, without sending anything. Throws a {@link DeliveryError}. */
  async verify(): Promise<void> {
    try {
      await this.transport.verify();
    } catch (error) {
      throw new DeliveryError(error);
    }
  }

  private async getFrom(): Promise<string | { name: string; address: string }> {
    if (this.settings.mailFrom !== undefined) return this.settings.mailFrom;
    const { brandName, supportEmail } = await this.operator.current();
    return { name: brandName, address: supportEmail };
  }

  /** Closes the connections. */
  close(): void {
    this.transport.close();
  }
}

/** Why a mail wasn't accepted, without the server's own words: they often contain the address. */
export class DeliveryError extends Error {
  /** Undefined too if it isn't about the mail: our login, or a mailbox that's full for now. */
  readonly responseCode: number | undefined;
  /** The status in the response, such as "5.1.1" (RFC 3463); undefined too if it's about our own address. */
  readonly status: string | undefined;

  constructor(cause: unknown) {
    const { code, command, response, responseCode } = (cause ?? {}) as Record<string, unknown>;
    const status = getDeliveryStatus(response);
    super(
      [code, command, responseCode, status, getCertificateFailure(cause)]
        .filter((part) => typeof part === 'string' || typeof part === 'number')
        .join(' ') || 'unknown',
    );
    this.status = command === 'MAIL FROM' ? undefined : status;
    const isAboutMail = code !== 'EAUTH' && status !== MAILBOX_FULL;
    this.responseCode = typeof responseCode === 'number' && isAboutMail ? responseCode : undefined;
  }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function getServer(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  };
}
