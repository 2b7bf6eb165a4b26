import type { Suggestions } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { findAddress, searchFor } from '../../lib/find-params';

/** What the list below the search field offers. */
export interface SuggestionOption {
  kind: 'club' | 'place' | 'recent';
  label: string;
  hint: string;
  /** Where the option leads. */
  to: string;
}

const search = (kind: 'place' | 'recent', hint: string) => (label: string) => ({
  kind,
  label,
  hint,
  to: findAddress(searchFor(label)),
});

/** The recent searches as options. */
export function recentOptions(recent: readonly string[]): SuggestionOption[] {
  return recent.map(search('recent', 'Recent search'));
}

/** The call's response as options: places first, as most parents search by one. */
export function suggestionOptions({ clubs, towns, postcodes }: Suggestions): SuggestionOption[] {
  return [
    ...postcodes.map(({ label }) => label).map(search('place', 'Postcode')),
    ...towns.map(({ label }) => label).map(search('place', 'Town')),
    ...clubs.map(({ name, location, slug }) => ({
      kind: 'club' as const,
      label: name,
      hint: location,
      to: clubPath(slug),
    })),
  ];
}
