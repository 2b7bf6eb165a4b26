import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Keyring } from '../../platform/security/keyring.js';
import { LinkSigner } from '../../platform/security/link-signer.js';
import { secretLink } from '../../platform/mailed-links/link-token.js';

/** Letters and digits that can't be confused on paper. */
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
 * Links with which the two sides of a notice follow it. They're signed instead of stored, so that every letter can have
 * one; they work as long as the notice is kept.
 */
@Injectable()
export class NoticeLinks {
  private readonly signer: LinkSigner;

  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    this.signer = new LinkSigner(keyring, 'notice-links');
  }

  /** The address of one side's page. */
  of(party: NoticeParty, reference: string): string {
    const token = `${reference}.${this.signer.sign(`${party}.${reference}`)}`;
    return secretLink(this.settings, PAGES[party], token);
  }

  /** The notice that a token was made for; undefined if it isn't ours, or is the other side's. */
  read(party: NoticeParty, token: string): string | undefined {
    const [, reference, signature] = FORMAT.exec(token) ?? [];
    if (reference === undefined || signature === undefined) return undefined;
    return this.signer.hasSigned(`${party}.${reference}`, signature) ? reference : undefined;
  }
}
