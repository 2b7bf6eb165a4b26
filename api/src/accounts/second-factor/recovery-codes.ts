import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Keyring } from '../../platform/security/keyring.js';
import { newReadableCode } from '../../platform/security/readable-code.js';
import { Accounts } from '../accounts.js';

const CODES = 10;
const GROUPS = 3;

/** Codes that let a person in once each, without their phone or passkey. */
@Injectable()
export class RecoveryCodes {
  private readonly key: KeyObject;

  constructor(
    keyring: Keyring,
    private readonly accounts: Accounts,
  ) {
    this.key = keyring.lookupKey(`${accounts.kind}-recovery-codes`);
  }

  /** Ten new codes, replacing all previous ones; they're only shown now. */
  async renew(manager: EntityManager, accountId: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => newReadableCode(GROUPS));
    await manager.delete(this.accounts.tables.recoveryCode, { accountId });
    await manager.insert(
      this.accounts.tables.recoveryCode,
      codes.map((code) => ({ accountId, codeHash: this.hash(code) })),
    );
    return codes;
  }

  /** Uses up a code, in any spelling; returns whether it was one. */
  async use(manager: EntityManager, accountId: number, code: string): Promise<boolean> {
    const { affected } = await manager.delete(this.accounts.tables.recoveryCode, {
      accountId,
      codeHash: this.hash(code),
    });
    return Boolean(affected);
  }

  private hash(code: string): string {
    const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
    return createHmac('sha256', this.key).update(plain).digest('hex');
  }
}
