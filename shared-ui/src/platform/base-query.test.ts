import { apiErrorMessage } from './base-query';
import type { ApiError } from './base-query';

const refused = (values: Partial<ApiError>): ApiError => ({
  status: 429,
  message: '429: …',
  serverMessage: 'Too many tries.',
  fields: {},
  ...values,
});

describe('error messages for a failed call', () => {
  it('are the server’s own', () => {
    expect(apiErrorMessage(refused({ status: 409 }), 'It failed.')).toBe('Too many tries.');
  });

  it.each([
    ['a network failure', new TypeError('network')],
    ['an answer without words', refused({ status: 502, serverMessage: '' })],
  ])('are the fallback for %s', (_what, error) => {
    expect(apiErrorMessage(error, 'It failed.')).toBe('It failed.');
    expect(apiErrorMessage(error)).toBe('The server couldn’t be reached. Please try again in a moment.');
  });

  it.each([
    [5, 'a minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
  ])('describe a wait of %d seconds as %s', (retryAfterSeconds, wait) => {
    expect(apiErrorMessage(refused({ retryAfterSeconds }), '')).toBe(
      `Too many tries. Please try again in ${wait}.`,
    );
  });

  it('do not mention the wait twice', () => {
    const serverMessage = 'Too many requests: please try again in 1 minute';
    expect(apiErrorMessage(refused({ serverMessage, retryAfterSeconds: 60 }), '')).toBe(serverMessage);
  });
});
