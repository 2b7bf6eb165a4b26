import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/settings.js';

const RANDOM_BYTES = 18;

/** A new Message-ID. Replies quote it to whoever gets them, so it proves nothing. */
export function makeMessageId({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return `<${randomBytes(RANDOM_BYTES).toString('base64url')}@${new URL(publicUrl).hostname}>`;
}
