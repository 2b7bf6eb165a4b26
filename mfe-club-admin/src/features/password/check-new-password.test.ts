import { checkNewPassword } from './check-new-password';

const MISMATCH = { confirmPassword: 'New passwords do not match' };
const TOO_SHORT = { newPassword: 'Password must be at least 6 characters' };

describe('new password', () => {
  it.each<[newPassword: string, confirmPassword: string, errors: object]>([
    ['', '', TOO_SHORT],
    ['abcde', 'abcde', TOO_SHORT],
    ['abcde', 'abcdef', MISMATCH],
    ['abcdef', 'abcdeF', MISMATCH],
    ['abcdef', '', MISMATCH],
    ['abcdef ', 'abcdef', MISMATCH],
  ])('%j, confirmed as %j: %j', (newPassword, confirmPassword, errors) => {
    const form = { setErrors: jest.fn(), setStatus: jest.fn() };
    expect(checkNewPassword({ newPassword, confirmPassword }, form)).toBe(false);
    expect(form.setErrors).toHaveBeenCalledWith(errors);
  });

  it.each(['abcdef', '      ', 'ein größeres'])('%j can be sent', (newPassword) => {
    const form = { setErrors: jest.fn(), setStatus: jest.fn() };
    expect(checkNewPassword({ newPassword, confirmPassword: newPassword }, form)).toBe(true);
    expect(form.setErrors).not.toHaveBeenCalled();
  });
});
