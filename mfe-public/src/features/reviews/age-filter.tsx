import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Cluster, ToggleChip } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AgeGroupCount } from '../../api/types';
import { isAgeGroup } from '../../lib/age-group';
import type { AgeGroup } from '../../lib/age-group';

/* On a phone one row that scrolls sideways: a club can have reviews of every age group. */
const Chips = styled(Cluster)`
  @media (max-width: 47.99rem) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;

    & > * {
      flex: none;
    }
  }
`;

interface AgeFilterProps {
  /** The club's age groups in display order: most reviews first, undisclosed last. */
  groups: AgeGroupCount[];
  /** All of the club's reviews. */
  total: number;
  chosen: AgeGroup | null;
  onChoose: (group: AgeGroup | null) => void;
}

/** Narrows a club's reviews to one age group. */
export function AgeFilter({ groups, total, chosen, onChoose }: AgeFilterProps) {
  return (
    <Chips role="group" aria-label="Filter by age group" data-gap="small">
      <ToggleChip pressed={chosen === null} onClick={() => onChoose(null)}>
        All Ages ({total})
      </ToggleChip>
      {groups.map(({ ageGroup, count }) =>
        isAgeGroup(ageGroup) ? (
          <ToggleChip key={ageGroup} pressed={chosen === ageGroup} onClick={() => onChoose(ageGroup)}>
            {ageGroupName(ageGroup)} ({count})
          </ToggleChip>
        ) : null,
      )}
    </Chips>
  );
}
