import { verificationState } from './verification-state';

const refused = (status: number) => ({ status, message: '', serverMessage: '', fields: {} });

describe('state of a verification', () => {
  it.each([
    ['missing', { token: null }],
    ['confirming', { token: 'x' }],
    ['confirmed', { token: 'x', data: { status: 'verified' as const } }],
    ['already-confirmed', { token: 'x', data: { status: 'already-verified' as const } }],
    ['unknown', { token: 'x', error: refused(404) }],
    ['unknown', { token: 'x', error: refused(400) }],
    ['expired', { token: 'x', error: refused(410) }],
    ['failed', { token: 'x', error: refused(429) }],
    ['failed', { token: 'x', error: refused(502) }],
    ['failed', { token: 'x', error: new TypeError('network') }],
  ] as const)('is %s for %j', (state, outcome) => {
    expect(verificationState(outcome)).toBe(state);
  });
});
