import { loginFormSchema } from './login-form.schema';

describe('login form', () => {
  it('sends spaces, which may be part of the password', () => {
    expect(loginFormSchema.validateSync({ password: '  ' })).toEqual({ password: '  ' });
  });
});
