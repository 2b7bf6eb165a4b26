import { toUrgency, URGENCY } from './urgency.js';

describe('the urgency of what has arrived', () => {
  it.each([
    ['safeguarding words', ['Fine.', 'A boy was bullied there all season.']],
    ['a child’s full name', ['My son Jack Smith trains there.']],
    ['disguised words', ['A boy was b.u.l.l.i.e.d there.']],
  ])('is a child’s for %s', (_, texts) => {
    expect(toUrgency(texts)).toBe(URGENCY.child);
  });

  it('is ordinary for everything else, whatever its type', () => {
    expect(toUrgency(['Two pitches.', null, undefined, 7, true])).toBe(URGENCY.ordinary);
  });
});
