import type { KeyObject } from 'node:crypto';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { deriveKey } from '../../platform/security/text-cipher.js';

/** Letters and digits that nobody mistakes for each other on paper. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const REFERENCE_LENGTH = 10;
const FORMAT = new RegExp(`^([${ALPHABET}]{${REFERENCE_LENGTH}})\\.([\\w-]{43})$`);

/** Whom a link was made for. */
export type NoticeParty = 'complainant' | 'author';

const PAGES: Record<NoticeParty, string> = { complainant: 'notice', author: 'notice-answer' };

/** A number for a new notice, which both sides quote. */
export function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * Links by which the two sides of a notice follow it. They're signed instead of stored, so that every letter can have one;
 * they work as long as the notice is kept. Their token is in the fragment, which no log sees.
 */
@Injectable()
export class NoticeLinks {
  private readonly key: KeyObject;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl' | 'secrets'>) {
    this.key = deriveKey(settings.secrets.dataKey, 'notice-links');
  }

  /** The address of one side's page. */
  of(party: NoticeParty, reference: string): string {
    const token = `${reference}.${this.sign(party, reference)}`;
    return `${this.settings.publicUrl}/${PAGES[party]}#token=${token}`;
  }

  /** The notice that a token was made for; undefined: it's none of ours, or the other side's. */
  read(party: NoticeParty, token: string): string | undefined {
    const [, reference, signature] = FORMAT.exec(token) ?? [];
    if (reference === undefined || signature === undefined) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(party, reference)));
    return isOurs ? reference : undefined;
  }

  private sign(party: NoticeParty, reference: string): string {
    return createHmac('sha256', this.key).update(`${party}.${reference}`).digest('base64url');
  }
}
