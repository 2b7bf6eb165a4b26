import { withPasskey } from './passkey';

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
    const finish = jest.fn();
    const { error } = await withPasskey(Promise.resolve(CHALLENGE), () => Promise.reject(refusal), finish);
    expect(error).toMatchObject({ serverMessage: expect.stringMatching(words) as string });
    expect(finish).not.toHaveBeenCalled();
  });

  it('is not asked for without a challenge', async () => {
    const meetChallenge = jest.fn();
    expect(await withPasskey(Promise.resolve({ error: 'refused' }), meetChallenge, jest.fn())).toEqual({
      error: 'refused',
    });
    expect(meetChallenge).not.toHaveBeenCalled();
  });
});
