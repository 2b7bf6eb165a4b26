import { createHmac, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Keyring } from '../../../platform/security/keyring.js';
import { StaffRecoveryCode } from '../staff-member.entity.js';

const CODES = 10;
/** No letters or digits that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Codes that let a person in once each, without their phone or passkey. */
@Injectable()
export class RecoveryCodes {
  private readonly key: KeyObject;

  constructor(keyring: Keyring) {
    this.key = keyring.lookupKey('staff-recovery-codes');
  }

  /** Ten new codes, replacing all previous ones; they're only shown now. */
  async renew(manager: EntityManager, memberId: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await manager.delete(StaffRecoveryCode, { memberId });
    await manager.insert(
      StaffRecoveryCode,
      codes.map((code) => ({ memberId, codeHash: this.hash(code) })),
    );
    return codes;
  }

  /** Uses up a code, in any spelling; returns whether it was one. */
  async use(manager: EntityManager, memberId: number, code: string): Promise<boolean> {
    const { affected } = await manager.delete(StaffRecoveryCode, { memberId, codeHash: this.hash(code) });
    return Boolean(affected);
  }

  private hash(code: string): string {
    const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    return createHmac('sha256', this.key).update(plain).digest('hex');
  }
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
