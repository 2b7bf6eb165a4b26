import type { KeyObject } from 'node:crypto';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Module } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { deriveKey } from '../../platform/security/text-cipher.js';

const LIFETIME_MS = 90 * 24 * 3_600_000;
const FORMAT = /^(\d{1,10})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/** A review, and whose it is. */
interface Authored {
  id: number;
  authorEmailHash: string;
}

/** What a link says before it's checked. */
export interface AuthorLink {
  reviewId: number;
  expiresAt: Date;
  /** Whether it was made for the author with this hash. */
  belongsTo(authorEmailHash: string): boolean;
}

/**
 * Links by which authors manage their reviews. They're signed instead of stored, so that every mail can have one, and they
 * end with the author's hash: once an address is wiped, its links lead nowhere.
 */
@Injectable()
export class AuthorLinks {
  private readonly key: KeyObject;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl' | 'secrets'>) {
    this.key = deriveKey(settings.secrets.dataKey, 'author-links');
  }

  /** The address of the page on which its author manages a review; it works for 90 days. */
  manage(review: Authored, now: Date): string {
    const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000).toString(36);
    const token = `${review.id}.${expires}.${this.sign(review, expires)}`;
    return `${this.settings.publicUrl}/my-review#token=${token}`;
  }

  /** Reads a token; undefined: it's none of ours. */
  read(token: string): AuthorLink | undefined {
    const [, id, expires, signature] = FORMAT.exec(token) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    return {
      reviewId: Number(id),
      expiresAt: new Date(parseInt(expires, 36) * 1000),
      belongsTo: (authorEmailHash) =>
        authorEmailHash !== '' &&
        timingSafeEqual(
          Buffer.from(signature),
          Buffer.from(this.sign({ id: Number(id), authorEmailHash }, expires)),
        ),
    };
  }

  private sign({ id, authorEmailHash }: Authored, expires: string): string {
    return createHmac('sha256', this.key).update(`${id}.${expires}.${authorEmailHash}`).digest('base64url');
  }
}

/** Links by which authors manage their reviews. */
@Module({ providers: [AuthorLinks], exports: [AuthorLinks] })
export class AuthorLinksModule {}
