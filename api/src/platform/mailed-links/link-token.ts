import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret sent in a link, and what is stored of it. */
export interface NewToken {
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

/** A token of 256 random bits for a link that works for a while. */
export function newLinkToken(now: Date, lifetimeMs: number): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lifetimeMs) };
}

/** The address of a page with a secret in its fragment, which is never sent to a server or logged. */
export function secretLink({ publicUrl }: { publicUrl: string }, page: string, token: string): string {
  return `${publicUrl}/${page}#token=${token}`;
}

/** What is stored of a token. Its bits are random, so a plain hash can't be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
