import { getExample } from './example-facts.ts';
import type { SimpleFact, SimpleFacts } from './simple-facts.ts';
import {
  FACT_ENTRIES,
  factLines,
  factProblem,
  factText,
  fromFactInput,
  toFactInput,
} from './simple-facts.ts';

const common = { name: 'Kit', section: 'cost', importColumn: 'kit' } as const;
const YEAR: SimpleFact = { ...common, kind: 'year', min: 1850 };
const NUMBER: SimpleFact = { ...common, kind: 'number', min: 1, max: 40 };
const TEXT: SimpleFact = { ...common, kind: 'text', max: 20 };
const YES_NO: SimpleFact = { ...common, kind: 'yes-no' };
const CHOICE: SimpleFact = { ...common, kind: 'choice', names: { '2-star': '2 stars', red: 'Red' } };
const CHOICES: SimpleFact = { ...CHOICE, kind: 'choices' };
const KINDS = [YEAR, NUMBER, TEXT, YES_NO, CHOICE, CHOICES];

describe('a simple fact', () => {
  it.each(KINDS)('comes back from a form as it went in, and unknown stays unknown: $kind', (fact) => {
    const unknown = fact.kind === 'choices' ? [] : null;
    for (const value of [getExample(fact), unknown])
      expect(fromFactInput(fact, toFactInput(fact, value))).toEqual(value);
    for (const missing of [unknown, undefined]) expect(factText(fact, missing)).toBeNull();
    expect(factProblem(fact, getExample(fact))).toBeUndefined();
  });

  it.each<[SimpleFact, unknown, string]>([
    [YEAR, 1911, '1911'],
    [NUMBER, 12, '12'],
    [TEXT, 'Red', 'Red'],
    [YES_NO, true, 'Yes'],
    [YES_NO, false, 'No'],
    [CHOICE, '2-star', '2 stars'],
    [CHOICES, ['2-star', 'red'], '2 stars, Red'],
    [CHOICE, 'no longer a word', 'no longer a word'],
  ])('is put in words: %j %j', (fact, value, words) => expect(factText(fact, value)).toBe(words));

  it.each<[SimpleFact, string | string[], string]>([
    [YEAR, '1849', `“Kit” must be a year from 1850 to ${new Date().getFullYear()}`],
    [YEAR, String(new Date().getFullYear() + 1), '“Kit” must be a year from 1850 to'],
    [YEAR, 'in the fifties', '“Kit” must be a year'],
    [NUMBER, '41', '“Kit” must be a whole number from 1 to 40'],
    [NUMBER, '1.5', '“Kit” must be a whole number'],
    [TEXT, 'Purple'.repeat(4), '“Kit” must be at most 20 characters'],
    [YES_NO, 'perhaps', '“Kit” must be yes or no'],
    [CHOICE, 'blue', '“Kit” must be one of 2-star, red'],
  ])('is checked: %j %j', (fact, input, problem) =>
    expect(factProblem(fact, fromFactInput(fact, input))).toContain(problem),
  );

  it('is listed in its section if the club says so', () => {
    const club: Partial<SimpleFacts> = { accreditation: '2-star', groundSurfaces: ['grass', '3g'] };
    expect(factLines(club, 'ground')).toEqual([{ name: 'Surface', value: 'Grass, 3G pitch' }]);
  });

  it('has a name of its own in files, and words that fit into its column', () => {
    expect(new Set(FACT_ENTRIES.map(([, fact]) => fact.importColumn)).size).toBe(FACT_ENTRIES.length);
    const words = FACT_ENTRIES.flatMap(([, fact]) => (fact.kind === 'choice' ? Object.keys(fact.names) : []));
    expect(words.filter((word) => word.length > 12)).toEqual([]);
  });
});
