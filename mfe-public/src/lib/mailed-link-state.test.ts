import { mailedLinkState } from './mailed-link-state';

const refused = (status: number) => ({ status, message: '', serverMessage: '', fields: {} });

describe('state of an emailed link', () => {
  it.each([
    ['missing', null, undefined],
    ['loading', 'x', undefined],
    ['unknown', 'x', refused(404)],
    ['unknown', 'x', refused(400)],
    ['refused', 'x', refused(409)],
    ['expired', 'x', refused(410)],
    ['failed', 'x', refused(429)],
    ['failed', 'x', refused(502)],
    ['failed', 'x', new TypeError('network')],
  ] as const)('is %s for the token %j and %j', (state, token, error) => {
    expect(mailedLinkState(token, error)).toBe(state);
  });
});
