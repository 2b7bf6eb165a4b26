import type { Random } from '../../sample-data/random.js';

const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  always: ['really', 'usually'],
  and: ['plus'],
  children: ['kids', 'players'],
  coach: ['trainer', 'manager'],
  coaches: ['trainers', 'managers'],
  daughter: ['son', 'girl'],
  every: ['each'],
  fantastic: ['great', 'superb'],
  friendly: ['welcoming', 'kind'],
  good: ['great', 'lovely'],
  great: ['brilliant', 'super'],
  is: ['seems'],
  kids: ['children'],
  loves: ['enjoys', 'adores'],
  parents: ['families'],
  really: ['truly'],
  son: ['boy', 'lad'],
  the: ['their'],
  training: ['practice'],
  very: ['so'],
  we: ['our family'],
};
const EXTRAS = ['Would recommend.', 'Five of us went.', 'Thank you all!', 'See you on Saturday.', ''];
const EXCHANGED = 0.25;

/** The same text with a word changed here and there, so that no two are equal. */
export function edited(text: string, random: Random): string {
  const words = text.split(' ').map((word) => {
    const others = SYNONYMS[word.toLowerCase()];
    return others && random.chance(EXCHANGED) ? random.pick(others) : word;
  });
  const extra = random.pick(EXTRAS);
  return (random.chance(0.5) ? [...words, extra] : [extra, ...words]).join(' ').trim();
}
