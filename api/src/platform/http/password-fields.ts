import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@club-reviews/domain/passwords';
import { z } from 'zod';
import { isCommonPassword, PASSWORD_TOO_COMMON } from '../security/password-rules.js';

const TOO_LONG = `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;

/** A password in the form that is compared: however a keyboard composes its letters. */
export function givenPassword(error: string) {
  return z
    .string({ error })
    .min(1, { error })
    .max(MAX_PASSWORD_LENGTH, { error: TOO_LONG })
    .transform((text) => text.normalize('NFC'));
}

/** A password being chosen. */
export const newPassword = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(MIN_PASSWORD_LENGTH, { error: PASSWORD_TOO_SHORT })
  .max(MAX_PASSWORD_LENGTH, { error: TOO_LONG })
  .refine((text) => !isCommonPassword(text.normalize('NFC')), { error: PASSWORD_TOO_COMMON })
  .transform((text) => text.normalize('NFC'));
