import { SelectField } from '@club-reviews/shared-ui';
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

/** Where a representative of several clubs chooses between them; nothing for anybody else. */
export function ClubSwitch({ clubs, selected, onSelect }: ClubSwitchProps) {
  const isNoneOfThem = !clubs.some(({ id }) => id === selected);
  if (clubs.length < 2) return null;
  return (
    <Frame>
      <SelectField
        label="Your clubs"
        {...(isNoneOfThem ? { placeholder: 'Choose a club' } : {})}
        options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
        value={isNoneOfThem ? '' : (selected ?? '')}
        onChange={({ target }) => onSelect(Number(target.value))}
      />
    </Frame>
  );
}
