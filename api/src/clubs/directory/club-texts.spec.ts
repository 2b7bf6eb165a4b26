import fc from 'fast-check';
import { ClubTexts } from './club-texts.js';

const text = fc
  .array(fc.constantFrom('a', 'b', ' '), { maxLength: 8 })
  .map((letters) => letters.join('').trim().replace(/ +/g, ' '));
const clubs = fc.array(fc.record({ searchName: text, searchLocation: text }), { maxLength: 12 });

/** The same, one club after the other. */
function getRank(
  { searchName, searchLocation }: { searchName: string; searchLocation: string },
  part: string,
) {
  if (searchName === part) return 0;
  if (searchName.startsWith(part)) return 1;
  if (searchName.includes(` ${part}`)) return 2;
  if (searchName.includes(part)) return 3;
  return searchLocation.includes(part) ? 4 : undefined;
}

describe('the texts of many clubs', () => {
  it('are found by what they contain, the best first, in the order of the list', () => {
    fc.assert(
      fc.property(
        clubs,
        text.filter((part) => part !== ''),
        (some, part) => {
          const listed = some.map((club, place) => ({ ...club, slot: place + 100 }));
          const ranked = listed.map((club) => ({ slot: club.slot, rank: getRank(club, part) }));
          const right = [0, 1, 2, 3, 4].flatMap((rank) => ranked.filter((each) => each.rank === rank));
          expect(new ClubTexts(listed).slotsWith(part)).toEqual(right.map(({ slot }) => slot));
        },
      ),
    );
  });
});
