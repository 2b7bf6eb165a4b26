import { Cluster, ToggleChip } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** The line above a list of what's waiting for moderators: its filters and its length. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;

/** A filter for the list, with an icon before its label. */
export const ListChip = styled(ToggleChip)`
  min-height: 2.875rem;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** Says how long the list is, and how it's sorted. */
export const ListMessage = styled.p`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

/** The head of a card: whose it is, and its state. */
export const CardHead = styled(Cluster)`
  gap: var(--space-2) var(--space-3);

  & > h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface StateChipsProps<State extends string> {
  states: readonly State[];
  /** Their labels. */
  labels: Record<State, string>;
  current: State;
  onShow: (state: State) => void;
}

/** A list's filter for one of its states. */
export function StateChips<State extends string>({
  states,
  labels,
  current,
  onShow,
}: StateChipsProps<State>) {
  return (
    <Cluster data-gap="small" role="group" aria-label="State">
      {states.map((state) => (
        <ListChip key={state} pressed={state === current} onClick={() => onShow(state)}>
          {labels[state]}
        </ListChip>
      ))}
    </Cluster>
  );
}

/** Lines of text in a card, one below the other. */
export const LinedList = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li + li {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
`;

/** A column of cards. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
