import { passkeyProblem } from './passkey-problem';

function named(name: string): Error {
  return Object.assign(new Error('from the browser'), { name });
}

describe('a passkey that was not used', () => {
  it.each([
    [named('NotAllowedError'), /cancelled/],
    [named('InvalidStateError'), /already/],
    [named('SecurityError'), /address/],
    ['something else', /couldn’t/],
  ])('is explained: %s', (error, words) => {
    expect(passkeyProblem(error)).toMatch(words);
  });
});
