import { hasContactDetails, withoutContactDetails } from './summary-check.js';

describe('contact details', () => {
  it.each([
    'Write to coach.sam+u9@mail.example for a place',
    'coach (at) mail.example',
    'See https://club.example/join',
    'see WWW.CLUB.EXAMPLE',
    'It is all on leedslions.co.uk/fees',
    'Ring 07700 900142',
    'ring +44 (0)7700-900142.',
  ])('are found in %j, and removed', (text) => {
    expect(hasContactDetails(text)).toBe(true);
    expect(hasContactDetails(withoutContactDetails(text))).toBe(false);
  });

  it.each([
    'Coaches are patient. Fees are fair.',
    'We joined in 2023-2024 and paid £120.50 for 12 months.',
    'Training is at 5.30 on Tuesdays, matches at 10.15 @ the park.',
    'Under 9s, under 10s: 7-a-side, 4-4-2.',
  ])('aren’t found in %j', (text) => {
    expect(hasContactDetails(text)).toBe(false);
    expect(withoutContactDetails(text)).toBe(text);
  });

  it.each(['a', '1 ', 'a.', '@', 'a@', 'www.', '1(', '-'])(
    'are searched for in one pass through an endless %j',
    (piece) => {
      // Backtracking patterns would need minutes for a text of this length.
      expect(() => withoutContactDetails(piece.repeat(300_000))).not.toThrow();
    },
  );
});
