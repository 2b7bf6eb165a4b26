import { Delete, Injectable, Post } from '@nestjs/common';
import { ApiFailures, ApiNoContent, ApiOk } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { OwnId } from '../own-id.js';
import { EnrolmentService } from './enrolment.service.js';
import { ProofsService } from './proofs.service.js';
import type {
  NewPasskey,
  PasskeyResponse,
  PasswordProof,
  ProvenChange,
  TotpConfirmation,
} from './second-factor.dto.js';
import {
  newPasskey,
  NewRecoveryCodes,
  passkeyAnswer,
  PasskeyCreationOptions,
  PasskeyOptions,
  passwordProof,
  Proof,
  provenChange,
  totpConfirmation,
  TotpSetup,
} from './second-factor.dto.js';

/**
 * A class of calls about the caller's own second factors, which the controller of each kind of account extends. Every
 * change needs a fresh proof that it's still the same person.
 * @param ForOwner lets in those with an account of the kind
 */
export function secondFactorCalls(ForOwner: MethodDecorator) {
  @Injectable()
  abstract class SecondFactorsController {
    constructor(
      readonly enrolment: EnrolmentService,
      readonly proofs: ProofsService,
    ) {}

    /** A proof for the password and, if there's a second factor, a code. */
    @Post('proof')
    @ForOwner
    @ApiOk(Proof)
    proveOwnPassword(@ValidBody(passwordProof) body: PasswordProof, @OwnId() id: number): Promise<Proof> {
      return this.proofs.byPassword(id, body);
    }

    /** What a browser signs for a proof by passkey. */
    @Post('proof/passkey/options')
    @ForOwner
    @ApiOk(PasskeyOptions)
    @ApiFailures(409)
    beginOwnPasskeyProof(@OwnId() id: number): Promise<PasskeyOptions> {
      return this.proofs.passkeyOptions(id);
    }

    /** A proof for a passkey. */
    @Post('proof/passkey')
    @ForOwner
    @ApiOk(Proof)
    @ApiFailures(410)
    proveOwnPasskey(@ValidBody(passkeyAnswer) body: PasskeyResponse, @OwnId() id: number): Promise<Proof> {
      return this.proofs.byPasskey(id, body);
    }

    /** A secret for an authenticator app, which is valid once its first code is confirmed. */
    @Post('totp/setup')
    @ForOwner
    @ApiOk(TotpSetup)
    beginTotp(@ValidBody(provenChange) { proof }: ProvenChange, @OwnId() id: number): Promise<TotpSetup> {
      return this.enrolment.beginTotp(id, proof);
    }

    /** Activates the app, replacing the previous one. The first factor comes with recovery codes. */
    @Post('totp')
    @ForOwner
    @ApiOk(NewRecoveryCodes)
    @ApiFailures(410)
    async confirmTotp(
      @ValidBody(totpConfirmation) body: TotpConfirmation,
      @OwnId() id: number,
    ): Promise<NewRecoveryCodes> {
      return { recoveryCodes: await this.enrolment.confirmTotp(id, body) };
    }

    /** Removes the authenticator app. 409 for an owner's last factor. */
    @Delete('totp')
    @ForOwner
    @ApiNoContent()
    @ApiFailures(409)
    removeTotp(@ValidBody(provenChange) { proof }: ProvenChange, @OwnId() id: number): Promise<void> {
      return this.enrolment.removeTotp(id, proof);
    }

    /** What a browser needs to create a passkey. */
    @Post('passkeys/options')
    @ForOwner
    @ApiOk(PasskeyCreationOptions)
    @ApiFailures(409)
    beginPasskey(
      @ValidBody(provenChange) { proof }: ProvenChange,
      @OwnId() id: number,
    ): Promise<PasskeyCreationOptions> {
      return this.enrolment.beginPasskey(id, proof);
    }

    /** Activates a passkey. The first factor comes with recovery codes. */
    @Post('passkeys')
    @ForOwner
    @ApiOk(NewRecoveryCodes)
    @ApiFailures(409, 410)
    async addPasskey(
      @ValidBody(newPasskey) body: NewPasskey,
      @OwnId() id: number,
    ): Promise<NewRecoveryCodes> {
      return { recoveryCodes: await this.enrolment.addPasskey(id, body) };
    }

    /** Removes a passkey. 409 for an owner's last factor. */
    @Delete('passkeys/:id')
    @ForOwner
    @ApiNoContent()
    @ApiFailures(409)
    async removePasskey(
      @RowId('This passkey doesn’t exist any more') passkeyId: number,
      @ValidBody(provenChange) { proof }: ProvenChange,
      @OwnId() id: number,
    ): Promise<void> {
      await this.enrolment.removePasskey(id, passkeyId, proof);
    }

    /** Ten new recovery codes, replacing all previous ones. */
    @Post('recovery-codes')
    @ForOwner
    @ApiOk(NewRecoveryCodes)
    @ApiFailures(409)
    async renewRecoveryCodes(
      @ValidBody(provenChange) { proof }: ProvenChange,
      @OwnId() id: number,
    ): Promise<NewRecoveryCodes> {
      return { recoveryCodes: await this.enrolment.renewRecoveryCodes(id, proof) };
    }
  }
  return SecondFactorsController;
}
