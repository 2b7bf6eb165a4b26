import { comparisonPath, readComparisonAddress } from './comparison-address';

const NOTHING = { slugs: [], child: { days: [] }, onlyDifferences: false };

describe('the address of a comparison', () => {
  it.each([
    ['', NOTHING],
    ['?clubs=leeds-lions,Otley-Otters', { ...NOTHING, slugs: ['leeds-lions', 'otley-otters'] }],
    [
      '?clubs=a,a,b,%20c%20,d,e&near=+ls6+',
      { ...NOTHING, slugs: ['a', 'b', 'c', 'd'], child: { days: [], near: 'ls6' } },
    ],
    ['?clubs=,../x,undefined,%3Cb%3E', NOTHING],
    ['?postcode=LS6', { ...NOTHING, child: { days: [], near: 'LS6' } }],
    [
      '?age=U10s&team=girls&differences=true',
      { ...NOTHING, child: { age: 'U10s', team: 'girls', days: [] }, onlyDifferences: true },
    ],
  ])('%s names clubs, a child and a place', (search, address) =>
    expect(readComparisonAddress(search)).toEqual(address),
  );

  it('is the same when read and written again', () => {
    const address = {
      slugs: ['leeds-lions', 'otley-otters'],
      child: { age: 'U10s', days: [], near: 'LS6 3AA' },
      onlyDifferences: true,
    };
    const path = comparisonPath(address);
    expect(path).toBe('/compare?clubs=leeds-lions,otley-otters&differences=true&age=U10s&near=LS6+3AA');
    expect(readComparisonAddress(path.slice('/compare'.length))).toEqual(address);
    expect(comparisonPath()).toBe('/compare');
  });
});
