import { object, string } from 'yup';

/** The fields of the login form. */
export interface LoginFormValues {
  email: string;
  password: string;
}

export const EMPTY_LOGIN: LoginFormValues = { email: '', password: '' };

/** Both are required; whether they match is up to the server. */
export const loginFormSchema = object({
  email: string().trim().required('Please enter your email address'),
  password: string().required('Please enter your password'),
});
