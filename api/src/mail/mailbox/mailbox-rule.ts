import type { Settings } from '../../config/settings.js';

/** Where mails can be read while none is sent. */
export const MAILBOX_PATH = '/dev/mailbox';

/** Whether the mailbox exists: never in production, nor where mails really go out. */
export function hasMailbox({ production, smtpUrl }: Pick<Settings, 'production' | 'smtpUrl'>): boolean {
  return !production && smtpUrl === undefined;
}
