import { ACCREDITATION_NAMES, GROUND_ACCESS_NAMES, GROUND_SURFACE_NAMES } from './club-facts.ts';
import { tooLongMessage } from './contact-details.ts';

/** How a fact is entered and checked. The words of a choice are what is stored, in at most 12 characters. */
type FactKind =
  | { kind: 'year'; min: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'yes-no' }
  | { kind: 'choice' | 'choices'; names: Readonly<Record<string, string>> };

/** Beside what a fact is shown and entered. */
type FactSection = 'cost' | 'club' | 'ground';

/** A fact about a club that is one value. */
export type SimpleFact = FactKind & {
  /** On pages, in forms and in the history. */
  name: string;
  section: FactSection;
  /** Its column in files of clubs. */
  importColumn: string;
  /** Below its field in forms. */
  hint?: string;
  /** Whether clubs are compared by it. */
  isCompared?: true;
};

/**
 * The simple facts about clubs. The api's columns, contract and rules, both forms, the pages, the comparison, files of
 * clubs and the history follow from this table (see "Your first change" in CONTRIBUTING.md).
 */
export const SIMPLE_FACTS = {
  accreditation: {
    kind: 'choice',
    names: ACCREDITATION_NAMES,
    name: 'Accreditation',
    section: 'cost',
    importColumn: 'accreditation',
    isCompared: true,
  },
  siblingDiscount: {
    kind: 'text',
    max: 100,
    name: 'Sibling discount',
    section: 'cost',
    importColumn: 'sibling_discount',
    hint: 'For example, 10% off for the second child.',
    isCompared: true,
  },
  firstAider: {
    kind: 'yes-no',
    name: 'First aider at every session',
    section: 'club',
    importColumn: 'first_aider',
    hint: 'Matches and training.',
    isCompared: true,
  },
  founded: { kind: 'year', min: 1850, name: 'Founded', section: 'club', importColumn: 'founded' },
  groundSurfaces: {
    kind: 'choices',
    names: GROUND_SURFACE_NAMES,
    name: 'Surface',
    section: 'ground',
    importColumn: 'surfaces',
  },
  groundAccess: {
    kind: 'choices',
    names: GROUND_ACCESS_NAMES,
    name: 'At the ground',
    section: 'ground',
    importColumn: 'ground_access',
  },
} as const satisfies Record<string, SimpleFact>;

type Facts = typeof SIMPLE_FACTS;

/** The name of a simple fact in the api. */
export type FactKey = keyof Facts;

/** The simple facts with their names in the api. */
export const FACT_ENTRIES = Object.entries(SIMPLE_FACTS) as [FactKey, SimpleFact][];

type KnownValue<Fact> = Fact extends {
  kind: 'choice' | 'choices';
  names: Readonly<Record<infer Word, string>>;
}
  ? Fact extends { kind: 'choices' }
    ? Word[]
    : Word
  : Fact extends { kind: 'yes-no' }
    ? boolean
    : Fact extends { kind: 'text' }
      ? string
      : number;

/** The simple facts as stored: null if a club doesn't say. */
export type StoredFacts = { [Key in FactKey]: KnownValue<Facts[Key]> | null };

/** The simple facts as the api has them: null, or an empty list, if a club doesn't say. */
export type SimpleFacts = {
  [Key in FactKey]: Facts[Key] extends { kind: 'choices' } ? KnownValue<Facts[Key]> : StoredFacts[Key];
};

/** What forms' fields hold: the chosen words of a list, otherwise a text, "" if the club doesn't say. */
export type FactInputs = { [Key in FactKey]: Facts[Key] extends { kind: 'choices' } ? string[] : string };

/** The facts of a club that doesn't give any. */
export const UNKNOWN_FACTS = byFact((fact) => (fact.kind === 'choices' ? [] : null)) as SimpleFacts;

/** An object with a value for each simple fact. */
export function byFact<Value>(getValue: (fact: SimpleFact, key: FactKey) => Value): Record<FactKey, Value> {
  return Object.fromEntries(FACT_ENTRIES.map(([key, fact]) => [key, getValue(fact, key)])) as Record<
    FactKey,
    Value
  >;
}

/** The words that can be chosen, with their names. */
export function getOptions(fact: SimpleFact): { value: string; label: string }[] {
  if (fact.kind === 'yes-no') return YES_NO;
  return 'names' in fact ? Object.entries(fact.names).map(([value, label]) => ({ value, label })) : [];
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A fact in words; null if the club doesn't say. */
export function factText(fact: SimpleFact, value: unknown): string | null {
  const input = toFactInput(fact, value);
  const labels = [input]
    .flat()
    .map((word) => getOptions(fact).find((one) => one.value === word)?.label ?? word);
  return labels.join(', ') || null;
}

/** The known facts of a club in words, those of one section. */
export function factLines(
  club: Partial<SimpleFacts>,
  section: FactSection,
): { name: string; value: string }[] {
  return FACT_ENTRIES.flatMap(([key, fact]) => {
    const value = fact.section === section ? factText(fact, club[key]) : null;
    return value === null ? [] : [{ name: fact.name, value }];
  });
}

/** What is wrong with a known value, in a sentence; undefined if it's fine. */
export function factProblem(fact: SimpleFact, value: unknown): string | undefined {
  const name = `“${fact.name}”`;
  switch (fact.kind) {
    case 'year':
    case 'number': {
      const max = fact.kind === 'year' ? new Date().getFullYear() : fact.max;
      const isFine = Number.isInteger(value) && Number(value) >= fact.min && Number(value) <= max;
      const what = fact.kind === 'year' ? 'year' : 'whole number';
      return isFine ? undefined : `${name} must be a ${what} from ${fact.min} to ${max}`;
    }
    case 'text':
      if (typeof value !== 'string') return `${name} must be a text`;
      return value.length <= fact.max ? undefined : tooLongMessage(name, fact.max);
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : `${name} must be yes or no`;
    default: {
      const words = Object.keys(fact.names);
      const isFine = [value].flat().every((word) => words.includes(String(word)));
      const howMany = fact.kind === 'choices' ? 'some' : 'one';
      return isFine ? undefined : `${name} must be ${howMany} of ${words.join(', ')}`;
    }
  }
}

/** A value as a form's field or a file's cell holds it. */
export function toFactInput(fact: SimpleFact, value: unknown): string | string[] {
  if (fact.kind === 'choices') return [...((value ?? []) as string[])];
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** A club's simple facts as a form holds them. */
export function toFactInputs(club: SimpleFacts): FactInputs {
  return byFact((fact, key) => toFactInput(fact, club[key])) as FactInputs;
}

/** The facts that a form holds. */
export function fromFactInputs(inputs: FactInputs): SimpleFacts {
  return byFact((fact, key) => fromFactInput(fact, inputs[key])) as SimpleFacts;
}

/** What is wrong with what a form's field holds, in a sentence; undefined if it's fine or empty. */
export function inputProblem(fact: SimpleFact, input: string | readonly string[] = ''): string | undefined {
  const value = fromFactInput(fact, input);
  return value === null ? undefined : factProblem(fact, value);
}

/** The value that {@link toFactInput} wrote or somebody entered; it may have a problem. */
export function fromFactInput(fact: SimpleFact, input: string | readonly string[]): unknown {
  if (fact.kind === 'choices') return Object.keys(fact.names).filter((word) => input.includes(word));
  const text = String(input).trim();
  if (text === '') return null;
  if (fact.kind === 'year' || fact.kind === 'number') return /^\d+$/.test(text) ? Number(text) : text;
  if (fact.kind === 'yes-no') return ['yes', 'no'].includes(text) ? text === 'yes' : text;
  return text;
}
