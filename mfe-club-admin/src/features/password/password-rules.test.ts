import { passwordProblem } from './password-rules';

const MISMATCH = 'New passwords do not match';
const TOO_SHORT = 'Password must be at least 6 characters';

describe('new password', () => {
  it.each<[newPassword: string, confirmPassword: string, message: string | undefined]>([
    ['', '', TOO_SHORT],
    ['abcde', 'abcde', TOO_SHORT],
    ['abcde', 'abcdef', MISMATCH],
    ['abcdef', 'abcdeF', MISMATCH],
    ['abcdef', '', MISMATCH],
    ['abcdef ', 'abcdef', MISMATCH],
    ['abcdef', 'abcdef', undefined],
    ['      ', '      ', undefined],
    ['ein größeres', 'ein größeres', undefined],
  ])('%j, confirmed as %j: %s', (newPassword, confirmPassword, message) => {
    expect(passwordProblem({ newPassword, confirmPassword })?.description).toBe(message);
  });

  it('names the field to focus and gives the toast a title', () => {
    expect(passwordProblem({ newPassword: 'abcdef', confirmPassword: 'x' })).toMatchObject({
      field: 'confirmPassword',
      title: 'Password Mismatch',
    });
    expect(passwordProblem({ newPassword: 'abc', confirmPassword: 'abc' })).toMatchObject({
      field: 'newPassword',
      title: 'Password Too Short',
    });
  });
});
