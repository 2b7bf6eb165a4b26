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
          const texts = new ClubTexts<(typeof listed)[number]>((one, other) => one.slot - other.slot);
          texts.change(new Set(), listed);
          expect(texts.slotsWith(part)).toEqual(right.map(({ slot }) => slot));
        },
      ),
    );
  });

  it('are the same after changes of few and of many as if they were new', () => {
    const compare = (one: { slot: number }, other: { slot: number }) => one.slot - other.slot;
    const names = ['lions', 'leeds lions', 'otley', 'town lions'];
    const toClub = (slot: number) => ({
      slot,
      searchName: names[slot % 4] ?? '',
      searchLocation: slot % 3 === 0 ? 'lions lane' : '',
    });
    const texts = new ClubTexts(compare);
    let held = new Set<ReturnType<typeof toClub>>();
    let next = 0;
    for (const [added, every] of [
      [1000, 0],
      [3, 0],
      [500, 2],
      [0, 1],
      [20, 0],
      [400, 3],
    ] as const) {
      const removed = new Set([...held].filter((_, place) => every > 0 && place % every === 0));
      // Among those that are here, and after them.
      const come = Array.from({ length: added }, () => toClub((next += 7919) % 10_007));
      held = new Set([...held, ...come].filter((club) => !removed.has(club)));
      texts.change(removed, come);
      const fresh = new ClubTexts(compare);
      fresh.change(new Set(), held);
      expect(texts.slotsWith('lions')).toEqual(fresh.slotsWith('lions'));
      expect(texts.slotsWith('lions')).toHaveLength([...held].filter(hasLions).length);
    }
  });
});

function hasLions(club: { searchName: string; searchLocation: string }): boolean {
  return `${club.searchName}\n${club.searchLocation}`.includes('lions');
}
