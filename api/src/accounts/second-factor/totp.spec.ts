import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

const NOW = new Date('2026-03-10T12:00:10.000Z');
const STEP = Math.floor(NOW.getTime() / 30_000);

describe('a code of an authenticator app', () => {
  const secret = newTotpSecret();
  const codeAt = (seconds: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() + seconds * 1000 });

  it.each([
    ['now', 0, STEP],
    ['half a minute ago', -30, STEP - 1],
    ['half a minute ahead', 30, STEP + 1],
    ['a minute ago', -60, undefined],
    ['a minute ahead', 60, undefined],
  ])('from %s belongs to the step it was made in, if any', (_when, seconds, step) => {
    expect(totpStep(secret, codeAt(seconds), NOW)).toBe(step);
  });

  it('is the one from RFC 6238', () => {
    const known = Secret.fromUTF8('12345678901234567890').base32;
    expect(totpStep(known, '287082', new Date(59_000))).toBe(1);
  });

  it('comes from an address that apps can read', () => {
    const uri = totpUri(secret, 'Youth Football', 'kit@staff.example');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Youth%20Football:kit%40staff\.example\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  });
});
