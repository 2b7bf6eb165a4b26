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
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../../../platform/errors.js';
import { hashToken } from '../../../platform/mailed-links/link-token.js';
import { StaffPasskey } from '../staff-member.entity.js';
import type { StaffMember } from '../staff-member.entity.js';

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
    private readonly settings: Settings,
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
  async registrationOptions(
    member: StaffMember,
    email: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    this.requireHostName();
    const existing = await this.of(member.id);
    return generateRegistrationOptions({
      rpName: this.settings.brandName,
      rpID: this.site,
      userName: email,
      userID: new TextEncoder().encode(`staff:${member.id}`),
      userDisplayName: member.name ?? email,
      excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The passkey that a browser created, not yet stored. Throws PasskeyRefusedError. */
  async register(
    response: RegistrationResponseJSON,
    expectedChallenge: string,
  ): Promise<Pick<StaffPasskey, 'credentialHash' | 'credentialId' | 'publicKey' | 'signCount'>> {
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
  async authenticationOptions(memberId: number | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
    this.requireHostName();
    const allowed = memberId === null ? [] : await this.of(memberId);
    return generateAuthenticationOptions({
      rpID: this.site,
      userVerification: 'required',
      ...(memberId === null
        ? {}
        : { allowCredentials: allowed.map(({ credentialId }) => ({ id: credentialId })) }),
    });
  }

  /** The id of the person whose passkey signed the challenge. Throws PasskeyRefusedError. */
  async authenticate(response: AuthenticationResponseJSON, expectedChallenge: string): Promise<number> {
    const passkey = await this.database.reader.findOneBy(StaffPasskey, {
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
      manager.update(StaffPasskey, passkey.id, {
        signCount: authenticationInfo.newCounter,
        lastUsedAt: new Date(),
      }),
    );
    return passkey.memberId;
  }

  /** A person's passkeys, oldest first. */
  of(memberId: number): Promise<StaffPasskey[]> {
    return this.database.reader.find(StaffPasskey, { where: { memberId }, order: { id: 'ASC' } });
  }

  /** Stores a passkey. Throws ConflictError if it's already stored. */
  async store(
    manager: EntityManager,
    memberId: number,
    name: string,
    passkey: Awaited<ReturnType<PasskeysService['register']>>,
  ): Promise<void> {
    const { credentialHash } = passkey;
    if (await manager.existsBy(StaffPasskey, { credentialHash }))
      throw new ConflictError('This passkey is already in use');
    await manager.insert(StaffPasskey, {
      ...passkey,
      memberId,
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
