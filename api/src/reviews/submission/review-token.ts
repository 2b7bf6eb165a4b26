import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** A secret that goes out in a link, and what is kept of it. */
export interface NewToken {
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

/** A token of 256 random bits that confirms a review within seven days. */
export function newReviewToken(now: Date): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LIFETIME_MS) };
}

/** What is stored of a token. Its bits are random, so a plain hash cannot be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
