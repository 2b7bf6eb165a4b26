import { hashPassword, isPassword } from './passwords.js';

describe('passwords', () => {
  it('are stored as argon2id with their own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
  });

  it('are recognised, and others are not', async () => {
    const stored = await hashPassword('a password');
    await expect(isPassword('a password', stored)).resolves.toBe(true);
    await expect(isPassword('A password', stored)).resolves.toBe(false);
    await expect(isPassword('a password', 'no hash')).resolves.toBe(false);
  });
});
