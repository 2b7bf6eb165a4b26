import { loginFormSchema } from './login-form.schema';

describe('login form', () => {
  it('asks for the password when it is empty', () => {
    expect(() => loginFormSchema.validateSync({ password: '' })).toThrow('Please enter the password');
  });

  it.each([
    ['a word', 'password'],
    ['spaces, which may be part of it', '  '],
  ])('sends %s', (_what, password) => {
    expect(loginFormSchema.validateSync({ password })).toEqual({ password });
  });
});
