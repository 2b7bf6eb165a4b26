import type { ClubCard } from '../club-rows.js';
import { KeptCards } from './kept-cards.js';

const CARD = {} as ClubCard;
const getCards = (...ids: number[]) => new Map(ids.map((id) => [id, CARD]));

describe('cards in memory', () => {
  it('are forgotten with a change of their club', () => {
    const cards = new KeptCards();
    cards.startReading()(getCards(1, 2));
    cards.forget([2]);
    expect([cards.get(1), cards.get(2)]).toEqual([CARD, undefined]);
  });

  it('aren’t kept if a club has changed while they were read', () => {
    const cards = new KeptCards();
    const keep = cards.startReading();
    cards.forget([1]);
    keep(getCards(1));
    expect(cards.get(1)).toBeUndefined();
  });

  it('make room for newer ones', () => {
    const cards = new KeptCards();
    cards.startReading()(getCards(...Array.from({ length: 5001 }, (_, id) => id)));
    expect([cards.get(0), cards.get(1), cards.get(5000)]).toEqual([undefined, CARD, CARD]);
  });
});
