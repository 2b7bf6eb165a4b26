import { Namesakes } from './namesakes.js';

const LEEDS = { latitude: 53.8, longitude: -1.55 };
/** This many miles to the north. */
const north = (miles: number) => ({ ...LEEDS, latitude: LEEDS.latitude + (miles * 1.609) / 111.2 });

describe('clubs that are probably the same', () => {
  const find = (listed: string, asked: string, miles = 0.5) => {
    const namesakes = new Namesakes();
    namesakes.add({ name: listed, from: 2, ...LEEDS });
    return namesakes.find(asked, north(miles))?.name;
  };

  it.each([
    ['Headingley Lions JFC', 'Headingley Lions'],
    ['Headingley Lions', 'The Headingley Lions Junior Football Club'],
    ['Headingley Lions', 'Headingly Lions'],
    ['St. Mary’s Wanderers', 'St Marys Wanderers'],
    ['Leeds Lions', 'Leeds Lion'],
    ['Headingley Lions', 'Haedingley Lions'],
    ['Headingley Wanderers Athletic', 'Headingly Wandrers Athletc'],
    ['Broadway Sharks', 'Broad Way Sharks'],
    ['Lions of Headingley', 'Headingley Lions of'],
  ])('"%s" and "%s"', (listed, asked) => {
    expect(find(listed, asked)).toBe(listed);
  });

  it.each([
    ['Headingley Lions', 'Headingley Tigers'],
    ['Headingley Lions', 'Headingley Lions Girls'],
    ['Broadway Hawks', 'Broadway Sharks'],
    ['Northgate Harriers', 'Southgate Harriers'],
    ['Northgate Harriers', 'Northgate Warriors'],
    ['Leeds 1908', 'Leeds 1909'],
    ['AFC', 'Lions'],
  ])('are not "%s" and "%s"', (listed, asked) => {
    expect(find(listed, asked)).toBeUndefined();
  });

  it.each([
    [0.99, true],
    [1.01, false],
    [3, false],
  ])('are within a mile: %d', (miles, isFound) => {
    expect(find('Headingley Lions', 'Headingley Lions', miles) !== undefined).toBe(isFound);
    expect(find('Headingley Lions', 'Headingley Lions', -miles) !== undefined).toBe(isFound);
  });
});
