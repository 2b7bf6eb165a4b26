import { ApiProperty } from '@nestjs/swagger';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { givenPassword } from '../../platform/http/password-fields.js';
import { lineField } from '../../platform/http/text-fields.js';

const MAX_TICKET_LENGTH = 100;
const MAX_CODE_LENGTH = 40;

const ticket = z.string({ error: 'ticket must be a text' }).max(MAX_TICKET_LENGTH);
const proof = z.string({ error: 'Please confirm it’s you first' }).max(MAX_TICKET_LENGTH);
const codeMissing = 'Please enter the code';
const code = z
  .string({ error: codeMissing })
  .max(MAX_CODE_LENGTH, { error: 'This code is too long' })
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().min(1, { error: codeMissing }));

/** The library checks what browsers send; this only requires that there's something to check. */
const browserAnswer = z.looseObject(
  { id: z.string().max(2000), response: z.looseObject({}) },
  { error: 'response must be the answer of a browser' },
);
const signed = browserAnswer.transform((answer) => answer as unknown as AuthenticationResponseJSON);
const made = browserAnswer.transform((answer) => answer as unknown as RegistrationResponseJSON);

/** The second step of a login with a code. */
export const loginCode = z.object({ ticket, code });

/** A login that was started, or none. */
export const begunLogin = z.object({ ticket: ticket.optional() });

/** What a browser signed with a passkey. */
export const passkeyAnswer = z.object({ ticket, response: signed });

/** A password, and a code if there's a second factor: proof that it's still the same person. */
export const passwordProof = z.object({
  password: givenPassword('Please enter your password'),
  code: code.optional(),
});

/** Only a proof. */
export const provenChange = z.object({ proof });

/** The first code of a new authenticator app. */
export const totpConfirmation = z.object({ proof, ticket, code });

/** A passkey that a browser has created. */
export const newPasskey = z.object({
  proof,
  ticket,
  name: lineField({ name: 'The name', max: 80, missing: 'Please give the passkey a name' }),
  response: made,
});

export type LoginCode = z.output<typeof loginCode>;
export type BegunLogin = z.output<typeof begunLogin>;
export type PasskeyResponse = z.output<typeof passkeyAnswer>;
export type PasswordProof = z.output<typeof passwordProof>;
export type ProvenChange = z.output<typeof provenChange>;
export type TotpConfirmation = z.output<typeof totpConfirmation>;
export type NewPasskey = z.output<typeof newPasskey>;

const FOR_BROWSERS = {
  type: 'object',
  additionalProperties: true,
  description: 'Handed to the browser as it is (WebAuthn, options as JSON)',
} as const;

/** What a browser signs with a passkey. */
export class PasskeyOptions {
  @ApiProperty({ description: 'Sent back with the answer' })
  ticket!: string;

  @ApiProperty(FOR_BROWSERS)
  options!: PublicKeyCredentialRequestOptionsJSON;
}

/** What a browser needs to create a passkey. */
export class PasskeyCreationOptions {
  @ApiProperty({ description: 'Sent back with the answer' })
  ticket!: string;

  @ApiProperty(FOR_BROWSERS)
  options!: PublicKeyCredentialCreationOptionsJSON;
}

/** Proof that the caller is still who they say. */
export class Proof {
  @ApiProperty({ description: 'Goes with changes of the second factors, for a few minutes' })
  proof!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}

/** An authenticator app to be set up. */
export class TotpSetup {
  @ApiProperty({ description: 'Sent back with the first code' })
  ticket!: string;

  @ApiProperty({ description: 'In base32, to be typed' })
  secret!: string;

  @ApiProperty({ description: 'The same as an otpauth: address, to be shown as a QR code' })
  uri!: string;
}

/** One of the caller's passkeys. */
class OwnPasskey {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}

/** What the caller has besides their password. */
export class SecondFactorState {
  @ApiProperty({ description: 'Whether the login must have a second factor' })
  isSecondFactorRequired!: boolean;

  @ApiProperty({ description: 'Whether an authenticator app is set up' })
  hasTotp!: boolean;

  @ApiProperty({ type: [OwnPasskey] })
  passkeys!: OwnPasskey[];

  @ApiProperty({ description: 'False where the site has no host name, as browsers need for passkeys' })
  arePasskeysPossible!: boolean;

  @ApiProperty({ type: 'integer', description: 'How many recovery codes are unused' })
  recoveryCodesLeft!: number;
}

/** Recovery codes, which are only shown now. */
export class NewRecoveryCodes {
  @ApiProperty({
    type: [String],
    description: 'Empty where codes that the person has already stay good',
  })
  recoveryCodes!: string[];
}
