import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ownId } from '../account/own-id.js';
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

/** The caller's own second factors. Every change needs a fresh proof that it's still the same person. */
@ApiTags('site-admin')
@Controller('admin/account')
export class EnrolmentController {
  constructor(
    private readonly enrolment: EnrolmentService,
    private readonly proofs: ProofsService,
  ) {}

  /** A proof for the password and, if there's a second factor, a code. */
  @Post('proof')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: Proof })
  @ApiFailures(400, 413, 415)
  proveOwnPassword(
    @ValidBody(passwordProof) body: PasswordProof,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<Proof> {
    return this.proofs.byPassword(ownId(staff), body);
  }

  /** What a browser signs for a proof by passkey. */
  @Post('proof/passkey/options')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  @ApiFailures(409)
  beginOwnPasskeyProof(@CurrentStaff() staff: StaffIdentity): Promise<PasskeyOptions> {
    return this.proofs.passkeyOptions(ownId(staff));
  }

  /** A proof for a passkey. */
  @Post('proof/passkey')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: Proof })
  @ApiFailures(400, 410, 413, 415)
  proveOwnPasskey(
    @ValidBody(passkeyAnswer) body: PasskeyResponse,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<Proof> {
    return this.proofs.byPasskey(ownId(staff), body);
  }

  /** A secret for an authenticator app, which is valid once its first code is confirmed. */
  @Post('totp/setup')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: TotpSetup })
  @ApiFailures(400, 413, 415)
  beginTotp(
    @ValidBody(provenChange) { proof }: ProvenChange,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<TotpSetup> {
    return this.enrolment.beginTotp(ownId(staff), proof);
  }

  /** Activates the app, replacing the previous one. The first factor comes with recovery codes. */
  @Post('totp')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: NewRecoveryCodes })
  @ApiFailures(400, 410, 413, 415)
  async confirmTotp(
    @ValidBody(totpConfirmation) body: TotpConfirmation,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.enrolment.confirmTotp(ownId(staff), body) };
  }

  /** Removes the authenticator app. 409 for an owner's last factor. */
  @Delete('totp')
  @ForStaff('reader', 'enrolment')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(400, 409, 413, 415)
  removeTotp(
    @ValidBody(provenChange) { proof }: ProvenChange,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    return this.enrolment.removeTotp(ownId(staff), proof);
  }

  /** What a browser needs to create a passkey. */
  @Post('passkeys/options')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyCreationOptions })
  @ApiFailures(400, 409, 413, 415)
  beginPasskey(
    @ValidBody(provenChange) { proof }: ProvenChange,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<PasskeyCreationOptions> {
    return this.enrolment.beginPasskey(ownId(staff), proof);
  }

  /** Activates a passkey. The first factor comes with recovery codes. */
  @Post('passkeys')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: NewRecoveryCodes })
  @ApiFailures(400, 409, 410, 413, 415)
  async addPasskey(
    @ValidBody(newPasskey) body: NewPasskey,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.enrolment.addPasskey(ownId(staff), body) };
  }

  /** Removes a passkey. 409 for an owner's last factor. */
  @Delete('passkeys/:id')
  @ForStaff('reader', 'enrolment')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiFailures(400, 404, 409, 413, 415)
  async removePasskey(
    @RowId('This passkey doesn’t exist any more') id: number,
    @ValidBody(provenChange) { proof }: ProvenChange,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<void> {
    await this.enrolment.removePasskey(ownId(staff), id, proof);
  }

  /** Ten new recovery codes, replacing all previous ones. */
  @Post('recovery-codes')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: NewRecoveryCodes })
  @ApiFailures(400, 409, 413, 415)
  async renewRecoveryCodes(
    @ValidBody(provenChange) { proof }: ProvenChange,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<NewRecoveryCodes> {
    return { recoveryCodes: await this.enrolment.renewRecoveryCodes(ownId(staff), proof) };
  }
}
