import { askPath, readAskedAge } from './ask-link';

it('the path for asking a club is below the club’s own', () => {
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
