/** @jest-environment node */
import { createPublicConfigReader } from './public-config';

const DEFAULTS = { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false };

describe('the public settings in the shell', () => {
  it('are asked for again until the api has told those of the directory’s version', async () => {
    const responses = [
      { status: 200, body: DEFAULTS },
      { status: 503, body: {} },
      { status: 200, body: { ...DEFAULTS, brandName: 'Kickabout' } },
    ];
    const callApi = jest.fn(async () => ({ headers: new Headers(), ...responses.shift()! }));
    const publicConfig = createPublicConfigReader(callApi, DEFAULTS);
    expect(await publicConfig(1)).toEqual(DEFAULTS);
    expect(await publicConfig(1)).toEqual(DEFAULTS);
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(await publicConfig(2)).toEqual(DEFAULTS);
    expect(await publicConfig(2)).toMatchObject({ brandName: 'Kickabout' });
    await publicConfig(2);
    expect(callApi).toHaveBeenCalledTimes(3);
  });
});
