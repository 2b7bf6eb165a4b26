import type { KeyObject } from 'node:crypto';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { deriveKey } from '../../platform/security/key-derivation.js';

/**
 * Signatures from the same quarter of an hour are the same, so that a list that is loaded again has the same addresses.
 */
const STEP_MS = 15 * 60_000;

/**
 * Signs the addresses of pictures that aren't public: an image element doesn't send the session. An address given to a
 * club's manager or a moderator works for 15 to 30 minutes.
 */
@Injectable()
export class PhotoSignatures {
  /** Newest first: that one signs, and all are accepted. */
  private readonly keys: readonly KeyObject[];

  constructor({ secrets }: Settings) {
    this.keys = secrets.jwtSecrets.map((secret) => deriveKey(secret, 'photo-addresses'));
  }

  /** The query for the addresses of a picture's files: "?until=…&signature=…". */
  suffixFor(photoKey: string, now = Date.now()): string {
    const until = (Math.ceil(now / STEP_MS) + 1) * STEP_MS;
    return `?until=${until}&signature=${this.getSignatures(photoKey, until)[0]}`;
  }

  /** Whether such an address still works. */
  isValid(photoKey: string, query: { until?: unknown; signature?: unknown }, now = Date.now()): boolean {
    const { until, signature } = query;
    if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{13}$/.test(until)) return false;
    if (Number(until) < now) return false;
    const given = Buffer.from(signature);
    return this.getSignatures(photoKey, Number(until)).some((text) => {
      const expected = Buffer.from(text);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  private getSignatures(photoKey: string, until: number): string[] {
    return this.keys.map((key) =>
      createHmac('sha256', key).update(`${photoKey}.${until}`).digest('base64url'),
    );
  }
}
