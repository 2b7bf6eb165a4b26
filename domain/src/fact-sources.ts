import { byFact } from './simple-facts.ts';

/** Who gave a fact about a club; `parent`: staff put it right because of a visitor's suggestion. */
export const SOURCE_KINDS = ['club', 'staff', 'parent', 'import', 'unknown'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Where a fact about a club comes from. */
export interface FactSource {
  kind: SourceKind;
  /** The day in London, like "2026-11-16"; for an unknown source, the one before which it was given. */
  on: string;
  /** What a file of clubs is called, if someone said. */
  name: string | null;
  /** Under which licence it may be used. */
  licence: string | null;
}

/** A source with the facts that come from it, as a club's row stores them: each fact is in one of them at most. */
export interface NotedSource extends FactSource {
  facts: string[];
}

/** How long the name and the licence of a file can be. */
export const SOURCE_LIMITS = { name: 120, licence: 80 } as const;

/** The facts about a club whose source is noted, by their names in the api, with their names for people. */
export const FACT_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  location: 'Place',
  postcode: 'Postcode',
  sport: 'Sport',
  leagues: 'Leagues',
  description: 'Description',
  aboutUs: 'Introduction',
  teamDetails: 'Teams',
  teams: 'Other teams',
  trainingSchedule: 'Training',
  cost: 'Cost',
  membershipFees: 'Membership fees',
  homeGround: 'Home ground',
  groundId: 'Ground in Active Places',
  trainingGroundAddress: 'Training ground',
  ...byFact(({ name }) => name),
  welfareOfficer: 'Welfare officer',
  website: 'Website',
  imageUrl: 'Picture',
  instagram: 'Instagram',
  facebook: 'Facebook',
  xTwitter: 'X',
};

const WHO: Record<Exclude<SourceKind, 'import'>, string> = {
  club: 'The club',
  staff: 'Our staff',
  parent: 'A visitor’s suggestion, checked by us',
  unknown: 'Not recorded',
};

/** A source in words, such as "The club, 12 March 2026". */
export function toSourceText({ kind, on, name, licence }: FactSource): string {
  const who =
    kind === 'import'
      ? `Imported from ${name ?? 'a file of clubs'}${licence === null ? '' : `, licence ${licence}`}`
      : WHO[kind];
  return kind === 'unknown' ? `${who}, before ${toLongDay(on)}` : `${who}, ${toLongDay(on)}`;
}

/** Sources in words with the facts that come from each, such as "Home ground, Cost". */
export function toSourceLines(
  sources: readonly (FactSource & { facts: readonly string[] })[],
): { source: string; facts: string }[] {
  return sources.map((one) => ({
    source: toSourceText(one),
    facts: one.facts.map((fact) => FACT_NAMES[fact] ?? fact).join(', '),
  }));
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Like "12 March 2026". */
export function toLongDay(day: string): string {
  return longDay.format(new Date(day));
}
