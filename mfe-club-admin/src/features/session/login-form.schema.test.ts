import type { ValidationError } from 'yup';
import { loginFormSchema } from './login-form.schema';
import type { LoginFormValues } from './login-form.schema';

const GOOD: LoginFormValues = { email: 'secretary@example.org', password: 'correct horse' };

function messagesFor(values: Partial<LoginFormValues>): string[] {
  try {
    loginFormSchema.validateSync({ ...GOOD, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

describe('login form', () => {
  it.each<[when: string, values: Partial<LoginFormValues>, messages: string[]]>([
    ['no address', { email: '' }, ['Please enter your email address']],
    ['an address of spaces', { email: '   ' }, ['Please enter your email address']],
    ['no password', { password: '' }, ['Please enter your password']],
    [
      'nothing',
      { email: '', password: '' },
      ['Please enter your email address', 'Please enter your password'],
    ],
    ['a password of spaces', { password: '   ' }, []],
    ['both', {}, []],
  ])('with %s', (_when, values, messages) => {
    expect(messagesFor(values)).toEqual(messages);
  });
});
