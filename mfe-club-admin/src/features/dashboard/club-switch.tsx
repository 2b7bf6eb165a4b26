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
  /** The club that is shown; null if it's none of them. */
  selected: number | null;
  onSelect: (clubId: number) => void;
}

/** Lets a representative of several clubs switch between them; empty for everybody else. */
export function ClubSwitch({ clubs, selected, onSelect }: ClubSwitchProps) {
  const [shown, setShown] = useState(selected);
  const [lastSelected, setLastSelected] = useState(selected);
  if (selected !== lastSelected) {
    setLastSelected(selected);
    setShown(selected);
  }
  // Changes at once: if it fell back to the old club while loading, each key press would count as another choice.
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
