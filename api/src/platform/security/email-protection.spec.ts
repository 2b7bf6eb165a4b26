import { Keyring } from './keyring.js';
import { EmailProtection } from './email-protection.js';

const ADDRESS = 'Parent-7@Sample.example';

describe('EmailProtection', () => {
  const protection = new EmailProtection(Keyring.of('a-data-key'));

  it('hashes an address the same however it is typed', () => {
    expect(protection.hash(` ${ADDRESS.toUpperCase()} `)).toBe(protection.hash(ADDRESS));
    expect(protection.hash(ADDRESS)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('hashes other addresses, and the same one under another key, differently', () => {
    expect(protection.hash('parent-8@sample.example')).not.toBe(protection.hash(ADDRESS));
    expect(new EmailProtection(Keyring.of('another-key')).hash(ADDRESS)).not.toBe(protection.hash(ADDRESS));
  });

  it('recognises an author by the mailbox, and anyone else by the address', () => {
    expect(protection.authorHash('j.smith+club@googlemail.com')).toBe(protection.hash('jsmith@gmail.com'));
    expect(protection.authorHash(ADDRESS)).toBe(protection.hash(ADDRESS));
    expect(protection.hash('jsmith+club@gmail.com')).not.toBe(protection.hash('jsmith@gmail.com'));
  });

  it('returns the address as it was written', () => {
    expect(protection.decrypt(protection.encrypt(ADDRESS))).toBe(ADDRESS);
    expect(protection.decrypt(protection.encrypt('jürgen@例え.example'))).toBe('jürgen@例え.example');
  });

  it('encrypts differently every time, into what the column holds', () => {
    const stored = Array.from({ length: 600 }, () => protection.encrypt(ADDRESS));
    expect(new Set(stored.map((text) => text.slice(0, 19))).size).toBe(600);
    expect(protection.encrypt('x'.repeat(254)).length).toBeLessThanOrEqual(512);
  });

  it('reads what was stored readable, and leaves unreadable what nobody can read', () => {
    const stored = protection.encrypt(ADDRESS);
    expect(protection.encrypt('x'.repeat(160)).length).toBeLessThanOrEqual(254);
    expect(protection.tryDecryptOrRead(stored)).toBe(ADDRESS);
    expect(protection.tryDecryptOrRead('v1.parent@home.example')).toBe('v1.parent@home.example');
    expect(new EmailProtection(Keyring.of('another-key')).tryDecryptOrRead(stored)).toBeNull();
  });

  it('doesn’t decrypt with another key, nor what was changed, cut or never encrypted', () => {
    const stored = protection.encrypt(ADDRESS);
    const changed = stored.slice(0, -2) + (stored.endsWith('AA') ? 'BB' : 'AA');
    expect(() => new EmailProtection(Keyring.of('another-key')).decrypt(stored)).toThrow();
    expect(() => protection.decrypt(changed)).toThrow();
    expect(() => protection.decrypt(stored.slice(0, 20))).toThrow('Not an encrypted text');
    expect(() => protection.decrypt(ADDRESS)).toThrow('Not an encrypted text');
  });
});
