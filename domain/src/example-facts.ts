import type { SimpleFact, SimpleFacts } from './simple-facts.ts';
import { byFact } from './simple-facts.ts';

/** A value for each simple fact, for tests of what has to work for all of them. */
export const EXAMPLE_FACTS = byFact(getExample) as SimpleFacts;

/** A value, of those that say "no" or are at an edge. */
export function getExample(fact: SimpleFact): unknown {
  switch (fact.kind) {
    case 'choices':
      return Object.keys(fact.names).slice(0, 2);
    case 'choice':
      return Object.keys(fact.names)[0];
    case 'text':
      return 'Some; “more”'.padEnd(fact.max, '.');
    case 'yes-no':
      return false;
    default:
      return fact.min;
  }
}
