import { getRequestId } from './request-id.ts';

describe('requestIdOf', () => {
  it.each(['abcdefgh', '0d8193fd-7ff9-4187-ae25-39c6e028231a', 'Root.1:2-3_4'])('keeps %s', (id) => {
    expect(getRequestId({ headers: { 'x-request-id': id } })).toBe(id);
  });

  it.each([undefined, '', 'short', 'with space in it', 'line\nbreak-here', '"quoted-value"', 'x'.repeat(65)])(
    'makes a new one instead of %j',
    (id) => {
      expect(getRequestId({ headers: { 'x-request-id': id } })).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
