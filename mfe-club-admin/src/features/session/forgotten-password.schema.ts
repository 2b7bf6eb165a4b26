import { object, string } from 'yup';

/** What a forgotten password asks for. */
export interface ForgottenPasswordValues {
  email: string;
}

const INVALID = 'Please enter a valid email address';

export const forgottenPasswordSchema = object({
  email: string().trim().max(254, INVALID).email(INVALID).required(INVALID),
});
