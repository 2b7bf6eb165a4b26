import { isLoopbackUrl } from '@club-reviews/releases/example-values';
import type { Settings } from '../config/settings.js';

/** Where mails can be read if none is sent. */
export const MAILBOX_PATH = '/dev/mailbox';

/**
 * Whether the mailbox exists: never in production or where mails are really sent; elsewhere only on a site that can't
 * be reached from outside, unless it was requested. Forgetting NODE_ENV=production must not publish reset links.
 */
export function hasMailbox({ production, smtpUrl, publicUrl, devMailbox }: Settings): boolean {
  return !production && smtpUrl === undefined && (devMailbox ?? isLoopbackUrl(publicUrl));
}
