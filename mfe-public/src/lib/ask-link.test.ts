import { askPath, readAskedAge } from './ask-link';

it('a club is asked on a page below its own', () => {
  expect(askPath('leeds-lions')).toBe('/clubs/leeds-lions/ask');
});

it.each([
  ['?age=U10s', 'U10s'],
  ['?age=all+ages', 'all ages'],
  ['?age=U99s', ''],
  ['', ''],
])('reads the age group of %j as %j', (search, age) => {
  expect(readAskedAge(search)).toBe(age);
});
