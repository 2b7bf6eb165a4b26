import { normaliseSearchText } from './search-text.js';

describe('normaliseSearchText', () => {
  it.each([
    ['St. Mary’s  F.C.', 'st marys fc'],
    ['Brighton & Hove', 'brighton and hove'],
    ['Łódź Straße Ærø', 'lodz strasse aero'],
    ['  %_\\ ', ''],
    ['Under-12s/Girls', 'under 12s girls'],
    ['东', 'u4e1c'],
    ['👟 United', 'united'],
  ])('writes %j as %j', (text, expected) => {
    expect(normaliseSearchText(text)).toBe(expected);
  });
});
