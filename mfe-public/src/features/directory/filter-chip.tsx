import { plural, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { ChoiceChip } from './choice-chip';

interface FilterChipProps {
  /** The address with this choice made, or undone if it is `chosen`. */
  to: string;
  chosen: boolean;
  /** How many clubs it would find; undefined while unknown. */
  count: number | undefined;
  label: string;
  /** What a screen reader adds if the label is short. */
  fullLabel?: string;
}

const Chip = styled(ChoiceChip)`
  gap: var(--space-2);
  max-width: 100%;
  min-height: 2.5rem;
  padding: 0.35rem 0.85rem;
  line-height: 1.25;

  &[aria-current] {
    border-color: var(--color-pitch);
    background: var(--color-pitch);
    color: var(--color-on-pitch);
  }
  & > b {
    min-width: 1ch;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    color: var(--color-ink-soft);
  }
  &[aria-current] > b {
    color: inherit;
  }
`;

/**
 * One choice of a filter: a link to the search with it, so that it works without scripts and with the back button. A
 * choice that finds nothing isn't offered. Its name is one attribute: a page has dozens of these, and screen-reader
 * elements made up a third of its markup.
 */
export function FilterChip({ to, chosen, count, label, fullLabel }: FilterChipProps) {
  if (count === 0 && !chosen) return null;
  const name = [count === undefined ? label : `${label} ${plural(count, 'club')}`];
  if (fullLabel !== undefined) name.push(fullLabel);
  if (chosen) name.push('selected');
  return (
    <li>
      <Chip to={to} rel="nofollow" aria-label={name.join(', ')} aria-current={chosen ? 'true' : undefined}>
        {label}
        {count !== undefined && <b>{` ${wholeNumber(count)}`}</b>}
      </Chip>
    </li>
  );
}
