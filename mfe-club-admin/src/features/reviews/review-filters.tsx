import { AGE_GROUPS, ageGroupName } from '@club-reviews/domain/age-groups';
import { STARS } from '@club-reviews/domain/ratings';
import { plural, SelectField, ToggleChip } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReviewListParams } from '../../lib/review-search-params';

const RATINGS = STARS.toReversed().map((value) => ({ value, label: plural(value, 'star') }));
const AGES = AGE_GROUPS.map((value) => ({ value, label: ageGroupName(value) }));

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  align-items: end;

  & > button {
    justify-self: start;
    min-height: 2.875rem;
  }
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 12rem) minmax(0, 14rem) auto;
  }
`;

interface ReviewFiltersProps {
  params: ReviewListParams;
  onChange: (change: Partial<ReviewListParams>) => void;
}

/** The filters of the list of reviews. */
export function ReviewFilters({ params, onChange }: ReviewFiltersProps) {
  return (
    <Bar role="group" aria-label="Filter reviews">
      <SelectField
        label="Rating"
        placeholder="All ratings"
        options={RATINGS}
        value={params.rating ?? ''}
        onChange={({ target }) => onChange({ rating: Number(target.value) || null })}
      />
      <SelectField
        label="Age group"
        placeholder="All ages"
        options={AGES}
        value={params.ageGroup ?? ''}
        onChange={({ target }) => onChange({ ageGroup: target.value || null })}
      />
      <ToggleChip
        pressed={params.isUnanswered}
        onClick={() => onChange({ isUnanswered: !params.isUnanswered })}
      >
        Unanswered only
      </ToggleChip>
    </Bar>
  );
}
