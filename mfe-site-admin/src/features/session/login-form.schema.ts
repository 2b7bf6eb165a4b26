import { object, string } from 'yup';

/** The fields of the login form. */
export interface LoginFormValues {
  password: string;
}

export const EMPTY_LOGIN: LoginFormValues = { password: '' };

/** The form's only rule. Whether the password is right is up to the server. */
export const loginFormSchema = object({
  password: string().required('Please enter the password'),
});
