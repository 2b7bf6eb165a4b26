import { object, string } from 'yup';

/** What the login asks for, as it goes over the wire. */
export interface LoginFormValues {
  email: string;
  password: string;
}

export const EMPTY_LOGIN: LoginFormValues = { email: '', password: '' };

/** Both are needed; whether they belong together is the server's to say. */
export const loginFormSchema = object({
  email: string().trim().required('Please enter your email address'),
  password: string().required('Please enter your password'),
});
