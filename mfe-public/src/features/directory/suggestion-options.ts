import type { Suggestions } from '../../api/types';
import type { ChildContext } from '../../lib/child-context';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import type { ToAddress } from '../../lib/find-params';

/** What the list below the search field offers. */
export interface SuggestionOption {
  kind: 'club' | 'place' | 'recent';
  label: string;
  hint: string;
  /** Where the option leads. */
  to: string;
}

/** The recent searches as options. */
export function recentOptions(recent: readonly string[], toAddress: ToAddress): SuggestionOption[] {
  return recent.map((label) => ({
    kind: 'recent',
    label,
    hint: 'Recent search',
    to: toAddress({ text: label, near: '', here: null }),
  }));
}

/** The call's response as options: places first, as most parents search by one. */
export function suggestionOptions(
  { clubs, towns, postcodes }: Suggestions,
  toAddress: ToAddress,
  child: ChildContext,
): SuggestionOption[] {
  const around = (hint: string) => (place: { label: string }) => ({
    kind: 'place' as const,
    label: place.label,
    hint,
    to: toAddress({ text: '', near: place.label, here: null }),
  });
  return [
    ...postcodes.map(around('Postcode')),
    ...towns.map(around('Town')),
    ...clubs.map(({ name, location, slug }) => ({
      kind: 'club' as const,
      label: name,
      hint: location,
      to: withChildContext(clubPath(slug), child),
    })),
  ];
}
