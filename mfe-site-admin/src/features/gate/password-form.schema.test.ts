import { passwordFormSchema } from './password-form.schema';

describe('password form', () => {
  it('asks for the password when it is empty', () => {
    expect(() => passwordFormSchema.validateSync({ password: '' })).toThrow('Please enter the password');
  });

  it.each([
    ['a word', 'password'],
    ['spaces, which may be part of it', '  '],
  ])('sends %s', (_what, password) => {
    expect(passwordFormSchema.validateSync({ password })).toEqual({ password });
  });
});
