import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../security/keyring.js';
import { LinkSigner } from '../security/link-signer.js';
import type { Role } from './session.js';

const LIFETIME_MS = 180 * 24 * 3_600_000;
const ID_BYTES = 16;

/** A browser in which someone has logged in before. */
export interface KnownDevice {
  /** The content of its cookie. */
  value: string;
  expiresAt: Date;
}

/**
 * Signs what browsers keep after a login, to be recognised at the next one (OWASP's "device cookies"). It lets nobody
 * in: it only means that wrong passwords sent by others don't count against this browser. It doesn't name the account,
 * but the signature is only valid for that account.
 */
@Injectable()
export class LoginDevices {
  private readonly signer: LinkSigner;

  constructor(keyring: Keyring) {
    this.signer = new LinkSigner(keyring, 'login-devices');
  }

  /**
   * Makes a browser known to an account, however its owner has just logged in. `account` is what LoginAttempts counts
   * by.
   */
  issue(role: Role, account: string, now = new Date()): KnownDevice {
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const end = String(expiresAt.getTime());
    return { value: `${id}.${end}.${this.signer.sign(JSON.stringify([role, account, id, end]))}`, expiresAt };
  }

  /** The id of a browser known to the account; undefined for any other. */
  recognise(role: Role, account: string, value: string | undefined, now = new Date()): string | undefined {
    const [id, end, signature, ...rest] = (value ?? '').split('.');
    if (!id || !end || !signature || rest.length > 0) return undefined;
    if (!this.signer.hasSigned(JSON.stringify([role, account, id, end]), signature)) return undefined;
    return Number(end) > now.getTime() ? id : undefined;
  }
}
