import { z } from 'zod';
import { emailField } from '../../platform/http/text-fields.js';
import { getDeliveryStatus, saysNoSuchAddress } from '../../platform/mail/suppression/delivery-status.js';

/** A mail that couldn't be delivered since its address doesn't exist. */
interface Bounce {
  address: string;
  /** Such as "5.1.1"; "5.0.0" if it isn't known. */
  status: string;
}

const UNKNOWN = '5.0.0';
/** The last word where no reason means a plain refusal, not that there's no such address. */
const REFUSED = '5.7.0';
const address = emailField();
const words = z.string().optional();

/** The address of what a provider calls a permanent failure, and the words that may say more. */
type Failure = readonly [address: string, ...words: (string | undefined)[]];

const POSTMARK = z
  .object({
    RecordType: z.literal('Bounce'),
    Type: z.enum(['HardBounce', 'BadEmailAddress']),
    Email: address,
    Details: words,
  })
  .transform(({ Email, Details }): Failure => [Email, Details]);

const MAILGUN = z
  .object({
    'event-data': z.object({
      event: z.literal('failed'),
      severity: z.literal('permanent'),
      recipient: address,
      'delivery-status': z.object({ 'enhanced-code': words, message: words }).optional(),
    }),
  })
  .transform(({ 'event-data': { recipient, 'delivery-status': status } }): Failure => {
    return [recipient, status?.['enhanced-code'], status?.message, REFUSED];
  });

const SENDGRID = z
  .object({
    event: z.literal('bounce'),
    type: z.literal('bounce'),
    email: address,
    status: words,
    reason: words,
  })
  .transform(({ email, status, reason }): Failure => [email, status, reason]);

const BREVO = z
  .object({ event: z.enum(['hard_bounce', 'invalid_email']), email: address, reason: words })
  .transform(({ email, reason }): Failure => [email, reason]);

const EVENT = z.union([POSTMARK, MAILGUN, SENDGRID, BREVO]);

/** The bounces in what a mail provider posts: one event, or a list of them. Other events are left out. */
export function readProviderEvents(body: unknown): Bounce[] {
  const events: unknown[] = Array.isArray(body) ? body : [body];
  return events.flatMap((event) => {
    const { data } = EVENT.safeParse(event);
    return data ? toBounces(data) : [];
  });
}

/** The bounces in a mail server's report about one of our mails (RFC 3464); it has to say why. */
export function readDeliveryReport(report: string): Bounce[] {
  const [, to] = /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+)/im.exec(report) ?? [];
  if (to === undefined || !/^Action:\s*failed/im.test(report)) return [];
  const [diagnosis] = /^Diagnostic-Code:.*(?:\r?\n[ \t].*)*/im.exec(report) ?? [];
  const [status] = /^Status:.*/im.exec(report) ?? [];
  return toBounces([to, diagnosis, status, REFUSED]);
}

/** None if the words give another reason, such as a blocklist or a full mailbox. */
function toBounces([to, ...said]: Failure): Bounce[] {
  const status = said.map(getDeliveryStatus).find((code) => code !== undefined && code !== UNKNOWN);
  if (status === undefined) return [{ address: to, status: UNKNOWN }];
  return saysNoSuchAddress(status) ? [{ address: to, status }] : [];
}
