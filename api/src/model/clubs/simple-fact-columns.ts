import type { FactKey, SimpleFact, SimpleFacts, StoredFacts } from '@club-reviews/domain/simple-facts';
import { byFact, FACT_ENTRIES } from '@club-reviews/domain/simple-facts';
import type { ColumnOptions } from 'typeorm';
import { Column } from 'typeorm';

/** The longest word of a choice. */
const MAX_WORD_LENGTH = 12;

class FactColumns {}
for (const [key, fact] of FACT_ENTRIES)
  Column({ ...toColumn(fact), name: toColumnName(key), nullable: true })(FactColumns.prototype, key);

/** The columns of a club's simple facts. */
export const SimpleFactColumns = FactColumns as new () => StoredFacts;

/** The same in SQL; `c` is the clubs table. */
export const SIMPLE_FACT_COLUMNS = FACT_ENTRIES.map(([key]) => `c.${toColumnName(key)} AS ${key}`).join(', ');

/** A row of {@link SIMPLE_FACT_COLUMNS}, in which lists are JSON and truths can be numbers. */
export type SimpleFactsRow = Record<FactKey, string | number | null>;

/** A club's simple facts as the api has them, from a row or an entity. */
export function toSimpleFacts(club: SimpleFactsRow | StoredFacts): SimpleFacts {
  return byFact((fact, key): unknown => {
    const value = club[key];
    if (fact.kind === 'choices') return typeof value === 'string' ? JSON.parse(value) : (value ?? []);
    return fact.kind === 'yes-no' && value !== null ? Boolean(value) : value;
  }) as SimpleFacts;
}

/** The given simple facts as they're stored: an empty list is null. */
export function toStoredFacts(given: {
  [Key in FactKey]?: SimpleFacts[Key] | undefined;
}): Partial<StoredFacts> {
  const known = FACT_ENTRIES.filter(([key]) => given[key] !== undefined);
  return Object.fromEntries(
    known.map(([key]) => [key, [given[key]].flat().length === 0 ? null : given[key]]),
  );
}

function toColumn(fact: SimpleFact): ColumnOptions {
  switch (fact.kind) {
    case 'text':
      return { type: 'varchar', length: fact.max };
    case 'choice':
      return { type: 'varchar', length: MAX_WORD_LENGTH };
    case 'choices':
      return { type: 'simple-json' };
    case 'yes-no':
      return { type: 'boolean' };
    default:
      return { type: 'integer' };
  }
}

function toColumnName(key: FactKey): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
