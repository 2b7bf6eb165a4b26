import type { FactSource, NotedSource } from '@club-reviews/domain/fact-sources';
import { FACT_NAMES } from '@club-reviews/domain/fact-sources';
import { londonClock } from '@club-reviews/domain/london-clock';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import type { Club } from './club.entity.js';

/** A source of this moment. */
export function toSource(
  kind: FactSource['kind'],
  at: Date,
  file?: Pick<FactSource, 'name' | 'licence'>,
): FactSource {
  return { kind, on: londonClock(at).date, name: file?.name ?? null, licence: file?.licence ?? null };
}

/** The source of what someone changes by hand. */
export function getSourceBy({ actor, at }: { actor: AuditActor; at: Date }): FactSource {
  return toSource(actor === 'club-admin' ? 'club' : 'staff', at);
}

/** Whether the source of a field is noted. */
export function isFact(field: string): boolean {
  return Object.hasOwn(FACT_NAMES, field);
}

/** Where a fact comes from; null if no one has ever given it. */
export function findSource({ factSources }: Pick<Club, 'factSources'>, fact: string): FactSource | null {
  const found = factSources?.find(({ facts }) => facts.includes(fact));
  if (!found) return null;
  const { facts: _, ...source } = found;
  return source;
}

/** The sources of a club once some of its facts come from elsewhere; null: no one has given them. */
export function noteSources(
  { factSources }: { factSources: NotedSource[] | null },
  changed: ReadonlyMap<string, FactSource | null>,
): NotedSource[] {
  const sources = (factSources ?? []).map((one) => ({
    ...one,
    facts: one.facts.filter((fact) => !changed.has(fact)),
  }));
  for (const [fact, source] of changed) {
    if (source === null) continue;
    const known = sources.find((one) => isSameSource(one, source));
    if (known) known.facts.push(fact);
    else sources.push({ ...source, facts: [fact] });
  }
  return sources
    .filter(({ facts }) => facts.length > 0)
    .map((one) => ({ ...one, facts: FACTS.filter((fact) => one.facts.includes(fact)) }));
}

/** In the order in which they're shown. */
const FACTS = Object.keys(FACT_NAMES);

/** The sources of a new club, whose facts all come from `source`, or each from what `getSource` returns. */
export function getNewSources(club: object, getSource: (fact: string) => FactSource): NotedSource[] {
  const given = Object.entries(club).filter(([field, value]) => isFact(field) && isGiven(value));
  return noteSources({ factSources: null }, new Map(given.map(([field]) => [field, getSource(field)])));
}

/** The sources of what a club's page says, the newest first. */
export function toShownSources(club: Club): NotedSource[] {
  return (club.factSources ?? [])
    .map((source) => ({
      ...source,
      facts: source.facts.filter((fact) => isGiven(club[fact as keyof Club])),
    }))
    .filter(({ facts }) => facts.length > 0)
    .sort((one, other) => other.on.localeCompare(one.on));
}

/** Whether two sources are the same. */
export function isSameSource(one: FactSource, other: FactSource): boolean {
  return (['kind', 'on', 'name', 'licence'] as const).every((part) => one[part] === other[part]);
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0);
}
