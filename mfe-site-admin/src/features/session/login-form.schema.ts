import { object, string } from 'yup';

/** What the login asks for. */
export interface LoginFormValues {
  password: string;
}

export const EMPTY_LOGIN: LoginFormValues = { password: '' };

/** The form's only rule. Whether the password is right, the server decides. */
export const loginFormSchema = object({
  password: string().required('Please enter the password'),
});
