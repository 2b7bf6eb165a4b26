import { startAuthentication } from '@simplewebauthn/browser';
import { arePasskeysPossible, withPasskey } from './with-passkey';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

const meetChallenge = jest.mocked(startAuthentication);
const CHALLENGE = { data: { ticket: 'ticket', options: {} } };

function named(name: string): Error {
  return Object.assign(new Error('from the browser'), { name });
}

describe('a passkey that was not used', () => {
  it.each([
    [named('NotAllowedError'), /cancelled/],
    [named('InvalidStateError'), /already/],
    [named('SecurityError'), /address/],
    ['something else', /couldn’t/],
  ])('is explained: %s', async (refusal, words) => {
    meetChallenge.mockRejectedValueOnce(refusal);
    const finish = jest.fn();
    const { error } = await withPasskey(Promise.resolve(CHALLENGE), 'startAuthentication', finish);
    expect(error).toMatchObject({ serverMessage: expect.stringMatching(words) as string });
    expect(finish).not.toHaveBeenCalled();
  });

  it('is not asked for without a challenge', async () => {
    meetChallenge.mockClear();
    const begin = Promise.resolve({ error: 'refused' });
    expect(await withPasskey(begin, 'startAuthentication', jest.fn())).toEqual({ error: 'refused' });
    expect(meetChallenge).not.toHaveBeenCalled();
  });
});

it.each([
  ['https://clubs.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['https://[2001:db8::1]', false],
])('passkeys are possible at %s: %s', (origin, isPossible) =>
  expect(arePasskeysPossible(origin)).toBe(isPossible),
);
