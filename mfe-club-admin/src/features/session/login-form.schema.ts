import { object, string } from 'yup';

/** What the login asks for. */
export interface LoginFormValues {
  email: string;
  password: string;
}

export const EMPTY_LOGIN: LoginFormValues = { email: '', password: '' };

/** Both are needed. Whether they belong together, the server decides. */
export const loginFormSchema = object({
  email: string().trim().required('Please enter your email address'),
  password: string().required('Please enter your password'),
});
