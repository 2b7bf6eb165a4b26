import { SearchField } from './club.entity.js';
import { normaliseSearchText, searchTermsOf } from './search-text.js';

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

describe('searchTermsOf', () => {
  it('lists every suffix of a text once', () => {
    expect(searchTermsOf('anana', '').map(({ term }) => term)).toEqual(['anana', 'nana', 'ana', 'na', 'a']);
  });

  it('starts no term with a space', () => {
    expect(searchTermsOf('a b', 'c')).toEqual([
      { term: 'a b', field: SearchField.name },
      { term: 'b', field: SearchField.name },
      { term: 'c', field: SearchField.location },
    ]);
  });

  it('cuts long terms, and leaves no space at their end', () => {
    const [first] = searchTermsOf(`${'x'.repeat(31)} tail`, '');
    expect(first?.term).toBe('x'.repeat(31));
  });
});
