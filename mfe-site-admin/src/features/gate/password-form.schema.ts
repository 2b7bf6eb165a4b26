import { object, string } from 'yup';

/** What the gate asks for. */
export interface PasswordFormValues {
  password: string;
}

export const EMPTY_PASSWORD: PasswordFormValues = { password: '' };

/** The gate's only rule; whether the password is right is the server's to say. */
export const passwordFormSchema = object({
  password: string().required('Please enter the password'),
});
