import { InvalidInputError } from '../errors.js';
import { isCommonPassword, refuseOwnWords } from './password-rules.js';

describe('a common password', () => {
  it.each(['123456', 'password', 'Password1', 'QWERTY', 'letmein', 'password1234', 'aaaaaaa', '££££££££'])(
    'is %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['kick-off-demo', 'extra-time', 'over the bar', 'correct horse battery', 'Grüße aus Leeds'])(
    'isn’t %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe('personal words', () => {
  const owner = { email: 'sam.okafor@lions.example', brandName: 'Youth Football Club Reviews' };
  const refusal = (password: string, of: Parameters<typeof refuseOwnWords>[2] = owner): unknown => {
    try {
      refuseOwnWords('newPassword', password, of);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it.each([
    'sam.okafor@lions.example',
    'SamOkafor',
    'sam-okafor-2026!',
    '7samokafor',
    'youthfootballclubreviews1',
  ])('are refused in %s, by the field', (password) => {
    const error = refusal(password);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect((error as InvalidInputError).fields).toEqual({
      newPassword: expect.stringContaining('Password must not'),
    });
  });

  it.each(['sam okafor plays football', 'youth football', '123456789', '!!!!!!'])(
    'are not in %s',
    (password) => {
      expect(refusal(password)).toBeUndefined();
    },
  );

  it.each([
    ['LeedsLions2026', 'Leeds Lions JFC'],
    ['we love leeds-lions!', 'Leeds Lions'],
    ['ＬｅｅｄｓＬｉｏｎｓ', 'Leeds Lions'],
    ['Otley1', 'Otley FC'],
  ])('are refused in %s, which has the name of %s', (password, club) => {
    const error = refusal(password, { ...owner, clubNames: ['York Yaks', club] });
    expect((error as InvalidInputError).fields).toEqual({
      newPassword: 'Password must not contain your club’s name: please choose another',
    });
  });

  it.each(['otley chevin walk', 'lions and leeds'])('are not in %s', (password) => {
    expect(refusal(password, { ...owner, clubNames: ['Otley FC', 'Leeds Lions'] })).toBeUndefined();
  });

  it('don’t require a readable address', () => {
    expect(refusal('!!!!!!', { email: null, brandName: '' })).toBeUndefined();
  });
});
