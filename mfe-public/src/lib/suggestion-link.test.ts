import { correctionLink, missingClubLink, readMissingName } from './suggestion-link';

it('a link to the form names the club to correct', () => {
  expect(correctionLink('leeds-lions')).toEqual({ pathname: '/suggest', search: '?club=leeds-lions' });
});

it.each(['', 'Mill Hill & District', 'Ünited #1'])('a link to the form fills in the name %j', (name) => {
  expect(readMissingName(missingClubLink(name).search)).toBe(name);
});

it('a name from a link is limited to one line of reasonable length', () => {
  expect(readMissingName(`?name=${encodeURIComponent(' Mill\n\tHill ')}`)).toBe('Mill Hill');
  expect(readMissingName(`?name=${'x'.repeat(500)}`)).toHaveLength(160);
});
