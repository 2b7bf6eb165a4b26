import { connect } from 'node:tls';
import { Settings } from '../../platform/config/settings.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

const TIMEOUT_MS = 2500;
const DAY_MS = 86_400_000;
const WARN_DAYS = 14;

/** When the certificate of the site's public address expires. */
@RegisterStatusCheck()
export class CertificateCheck implements StatusCheck {
  readonly rank = 7;
  readonly name = 'Certificate';

  constructor(private readonly settings: Settings) {}

  async check(): Promise<StatusFinding> {
    const { protocol, hostname, port } = new URL(this.settings.publicUrl);
    if (protocol !== 'https:') {
      const text = 'PUBLIC_URL isn’t https, so there’s no certificate.';
      if (!this.settings.production) return isFine(text);
      return { state: 'problem', text, advice: 'Put a proxy with a certificate in front of the shell.' };
    }
    const expiry = await readExpiry(hostname, Number(port || 443)).catch(() => undefined);
    if (expiry === undefined)
      return {
        state: 'warning',
        text: 'The certificate couldn’t be read from this server.',
        advice: 'Open the site in a browser to see whether it’s valid.',
      };
    return toFinding(expiry, new Date());
  }
}

/** What a certificate's expiry means. */
export function toFinding(expiry: Date, now: Date): StatusFinding {
  const days = Math.floor((expiry.getTime() - now.getTime()) / DAY_MS);
  if (days < 0)
    return {
      state: 'problem',
      text: 'The certificate has expired: browsers refuse the site.',
      advice: 'Renew it on the proxy, and find out why it wasn’t renewed by itself.',
    };
  const text =
    days === 0 ? 'The certificate expires today.' : `The certificate is valid for ${days} more days.`;
  if (days >= WARN_DAYS) return isFine(text);
  return { state: 'warning', text, advice: 'Renew it on the proxy.' };
}

/** Reads the certificate even if it's no longer valid: that's what it's read for. Nothing else is sent. */
function readExpiry(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    socket.once('secureConnect', () => {
      const expiry = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      if (Number.isNaN(expiry.getTime())) reject(new Error('There’s no certificate'));
      else resolve(expiry);
    });
    socket.once('timeout', () => socket.destroy(new Error('No response in time')));
    socket.once('error', reject);
  });
}
