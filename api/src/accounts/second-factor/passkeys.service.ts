import { isIP } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../../platform/errors.js';
import { hashToken } from '../../platform/mailed-links/link-token.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { Account, Passkey } from '../account.entity.js';
import { Accounts } from '../accounts.js';

/** The browser's response doesn't prove anything. */
export class PasskeyRefusedError extends InvalidInputError {
  constructor() {
    super('This passkey wasn’t accepted. Please try again.');
  }
}

/** Passkeys, bound to the site's address; using one means having shown a PIN, a finger or a face to the device. */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);
  private readonly origin: string;
  private readonly site: string;

  constructor(
    private readonly database: Database,
    settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly accounts: Accounts,
  ) {
    const { origin, hostname } = new URL(settings.publicUrl);
    this.origin = origin;
    this.site = hostname;
  }

  /** Whether browsers support passkeys for this site: not if its address is an IP number. */
  get arePossible(): boolean {
    return isIP(this.site.replace(/^\[|\]$/g, '')) === 0;
  }

  /** What a browser needs to create a passkey. Throws ConflictError if browsers can't create any. */
  async registrationOptions(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON> {
    this.requireHostName();
    const existing = await this.list(account.id);
    const { name, email } = this.accounts.getIdentity(account);
    return generateRegistrationOptions({
      rpName: (await this.operator.current()).brandName,
      rpID: this.site,
      userName: email ?? name,
      userID: new TextEncoder().encode(`${this.accounts.kind}:${account.id}`),
      userDisplayName: name,
      excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The passkey that a browser created, not yet stored. Throws PasskeyRefusedError. */
  async register(
    response: RegistrationResponseJSON,
    expectedChallenge: string,
  ): Promise<Pick<Passkey, 'credentialHash' | 'credentialId' | 'publicKey' | 'signCount'>> {
    const { registrationInfo } = await this.checked(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.site,
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) throw new PasskeyRefusedError();
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialHash: hashToken(id),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
    };
  }

  /** What a browser needs to use a passkey: of one person, or of anyone. Throws ConflictError. */
  async authenticationOptions(accountId: number | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
    this.requireHostName();
    const allowed = accountId === null ? [] : await this.list(accountId);
    return generateAuthenticationOptions({
      rpID: this.site,
      userVerification: 'required',
      ...(accountId === null
        ? {}
        : { allowCredentials: allowed.map(({ credentialId }) => ({ id: credentialId })) }),
    });
  }

  /** The id of the person whose passkey signed the challenge. Throws PasskeyRefusedError. */
  async authenticate(response: AuthenticationResponseJSON, expectedChallenge: string): Promise<number> {
    const passkey = await this.database.reader.findOneBy(this.accounts.tables.passkey, {
      credentialHash: hashToken(response.id),
    });
    if (!passkey) throw new PasskeyRefusedError();
    const { verified, authenticationInfo } = await this.checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.site,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.signCount,
        },
      }),
    );
    if (!verified) throw new PasskeyRefusedError();
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(this.accounts.tables.passkey, passkey.id, {
        signCount: authenticationInfo.newCounter,
        lastUsedAt: new Date(),
      }),
    );
    return passkey.accountId;
  }

  /** A person's passkeys, oldest first. */
  list(accountId: number): Promise<Passkey[]> {
    return this.database.reader.find(this.accounts.tables.passkey, {
      where: { accountId },
      order: { id: 'ASC' },
    });
  }

  /** Stores a passkey. Throws ConflictError if it's already stored. */
  async store(
    manager: EntityManager,
    accountId: number,
    name: string,
    passkey: Awaited<ReturnType<PasskeysService['register']>>,
  ): Promise<void> {
    const { credentialHash } = passkey;
    if (await manager.existsBy(this.accounts.tables.passkey, { credentialHash }))
      throw new ConflictError('This passkey is already in use');
    await manager.insert(this.accounts.tables.passkey, {
      ...passkey,
      accountId,
      name,
      createdAt: new Date(),
      lastUsedAt: null,
    });
  }

  private requireHostName(): void {
    if (!this.arePossible)
      throw new ConflictError('Passkeys need a domain name, and this site is reached by its IP address');
  }

  private async checked<T>(verify: () => Promise<T>): Promise<T> {
    try {
      return await verify();
    } catch (error) {
      this.logger.warn(`A passkey was refused: ${error instanceof Error ? error.message : String(error)}`);
      throw new PasskeyRefusedError();
    }
  }
}
