import { TEST_SECRETS, testSettings } from '../../../test/support/test-settings.js';
import { JwtService } from '@nestjs/jwt';
import { SessionTokens, TOKEN_AUDIENCE, TOKEN_ISSUER } from './session-tokens.js';

const jwt = new JwtService();
const CLAIMS = { role: 'club-admin', sub: '7', sid: 'session', exp: 4_000_000_000 } as const;
const tokensWith = (...jwtSecrets: string[]) =>
  new SessionTokens(jwt, testSettings({ secrets: { ...TEST_SECRETS, jwtSecrets } }));

describe('SessionTokens', () => {
  it('signs with the first secret and accepts all', async () => {
    const before = await tokensWith('old').sign(CLAIMS);
    const both = tokensWith('new', 'old');
    const after = await both.sign(CLAIMS);
    expect(await both.verify(before)).toMatchObject(CLAIMS);
    expect(await both.verify(after)).toMatchObject(CLAIMS);
    expect(await tokensWith('old', 'new').verify(after)).toMatchObject(CLAIMS);
    expect(await tokensWith('new').verify(after)).toMatchObject(CLAIMS);
  });

  it('accepts none from a secret that is gone', async () => {
    expect(await tokensWith('new').verify(await tokensWith('old').sign(CLAIMS))).toBeUndefined();
  });

  it('accepts tokens from earlier releases, which name no secret, while the oldest is theirs', async () => {
    const { role, sub, sid, exp } = CLAIMS;
    const unnamed = jwt.sign(
      { role, sid, exp },
      { subject: sub, secret: 'old', issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
    );
    expect(await tokensWith('old').verify(unnamed)).toMatchObject(CLAIMS);
    expect(await tokensWith('new', 'old').verify(unnamed)).toMatchObject(CLAIMS);
    expect(await tokensWith('new').verify(unnamed)).toBeUndefined();
  });

  it('uses no other secret than the one that a token names', async () => {
    const forged = jwt.sign(CLAIMS, { secret: 'old', keyid: '__proto__' });
    expect(await tokensWith('new').verify(forged)).toBeUndefined();
    expect(tokensWith('new').getSecret('no token')).toBe('new');
  });
});
