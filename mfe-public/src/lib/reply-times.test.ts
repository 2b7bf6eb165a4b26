import { withoutSharedUnit } from './reply-times';

it.each([
  ['2-3 business days', '5 business days', '2-3'],
  ['48 hours', '5 business days', '48 hours'],
  ['1 day', '5 days', '1 day'],
])('%s beside %s reads %s', (time, longer, shown) => {
  expect(withoutSharedUnit(time, longer)).toBe(shown);
});
