import { SelectField } from '@club-reviews/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ManagedClub } from '../../api/types';

const Frame = styled.div`
  max-width: 26rem;
`;

interface ClubSwitchProps {
  /** Every club that the representative manages. */
  clubs: readonly ManagedClub[];
  /** The one that is shown; null when it's none of them. */
  selected: number | null;
  onSelect: (clubId: number) => void;
}

/** Where a representative of several clubs switches between them; empty for everybody else. */
export function ClubSwitch({ clubs, selected, onSelect }: ClubSwitchProps) {
  const [shown, setShown] = useState(selected);
  const [lastSelected, setLastSelected] = useState(selected);
  if (selected !== lastSelected) {
    setLastSelected(selected);
    setShown(selected);
  }
  // Shown at once: a list that falls back to the old club while the new one loads takes each further key for another choice.
  const select = (clubId: number) => {
    if (clubId === shown) return;
    setShown(clubId);
    onSelect(clubId);
  };
  const isNoneOfThem = !clubs.some(({ id }) => id === shown);
  if (clubs.length < 2) return null;
  return (
    <Frame>
      <SelectField
        label="Your clubs"
        {...(isNoneOfThem ? { placeholder: 'Select a club' } : {})}
        options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
        value={isNoneOfThem ? '' : (shown ?? '')}
        onChange={({ target }) => select(Number(target.value))}
      />
    </Frame>
  );
}
