import { comparisonPath, readComparisonAddress } from './comparison-address';

describe('the address of a comparison', () => {
  it.each([
    ['', { slugs: [], near: '' }],
    ['?clubs=leeds-lions,Otley-Otters', { slugs: ['leeds-lions', 'otley-otters'], near: '' }],
    ['?clubs=a,a,b,%20c%20,d,e&near=+ls6+', { slugs: ['a', 'b', 'c', 'd'], near: 'LS6' }],
    ['?clubs=,../x,undefined,%3Cb%3E', { slugs: [], near: '' }],
  ])('%s names clubs and a place', (search, address) =>
    expect(readComparisonAddress(search)).toEqual(address),
  );

  it('is the same when read and written again', () => {
    const address = { slugs: ['leeds-lions', 'otley-otters'], near: 'LS6 3AA' };
    const path = comparisonPath(address);
    expect(path).toBe('/compare?clubs=leeds-lions,otley-otters&near=LS6+3AA');
    expect(readComparisonAddress(path.slice('/compare'.length))).toEqual(address);
    expect(comparisonPath({ slugs: [], near: '' })).toBe('/compare');
  });
});
