import { loginFormSchema } from './login-form.schema';

describe('login form', () => {
  it('takes spaces for no address, but for a password', () => {
    const spaces = { email: '   ', password: '   ' };
    expect(() => loginFormSchema.validateSync(spaces, { abortEarly: false })).toThrow(
      /^Please enter your email address$/,
    );
  });
});
