import { placeNameAt } from './nearest-town.js';

describe('the name of a place', () => {
  it.each([
    ['in a district of a city', 53.8195, -1.579, 'Headingley, Leeds'],
    ['in a town', 53.905, -1.69, 'Otley'],
    ['in a city, away from the districts that are known', 53.868, -1.573, 'Leeds'],
    ['on a moor, far from any town', 54.68, -2.28, 'near '],
  ])('%s (%d, %d) starts with %j', (_, latitude, longitude, name) => {
    const { location, county, region } = placeNameAt({ latitude, longitude });
    expect(location.startsWith(name)).toBe(true);
    expect([county, region]).not.toContain('');
  });
});
