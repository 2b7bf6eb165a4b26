import { ageGroupName, Cluster, ToggleChip } from '@club-reviews/shared-ui';
import type { AgeGroupCount } from '../../api/types';
import { isAgeGroup } from '../../lib/club-reviews-view';
import type { AgeGroup } from '../../lib/club-reviews-view';

interface AgeFilterProps {
  /** The club's age groups in the order to show them: most reviews first, undisclosed last. */
  groups: AgeGroupCount[];
  /** All of the club's reviews. */
  total: number;
  chosen: AgeGroup | null;
  onChoose: (group: AgeGroup | null) => void;
}

/** Narrows a club's reviews to one age group. */
export function AgeFilter({ groups, total, chosen, onChoose }: AgeFilterProps) {
  return (
    <Cluster role="group" aria-label="Filter by age group" data-gap="small">
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
    </Cluster>
  );
}
