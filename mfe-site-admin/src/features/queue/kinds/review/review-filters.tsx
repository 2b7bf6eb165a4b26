import { STARS } from '@club-reviews/domain/ratings';
import { Card, plural, SearchBox, SelectField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { Hand, PenLine } from 'lucide-react';
import { styled } from 'styled-components';
import { ListChip } from '../../../../components/list-parts';
import { ClubFilter } from './club-filter';
import { STATUS_OPTIONS } from './review-labels';
import { reviewParams } from './review-params';
import type { ReviewListParams } from './review-params';

const RATINGS = STARS.toReversed().map((value) => ({ value, label: plural(value, 'star') }));

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  align-items: end;
  gap: var(--space-3);

  & > :is(:first-child, :nth-child(2)) {
    grid-column: 1 / -1;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 2fr 2fr 1.25fr 1fr;

    & > :is(:first-child, :nth-child(2)) {
      grid-column: auto;
    }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  grid-column: 1 / -1;
`;

interface ReviewFiltersProps {
  params: ReviewListParams;
  /** Called with the search text as it's typed, before it's in the address. */
  onSearchText: (text: string) => void;
}

/** The filters of the list of reviews. All of them are in the address, so a list can be bookmarked and shared. */
export function ReviewFilters({ params, onSearchText }: ReviewFiltersProps) {
  const navigate = useNavigate();
  const show = (change: Partial<ReviewListParams>, options?: { replace: boolean }) =>
    navigate({ search: reviewParams.query({ ...params, cursor: null, ...change }) }, options);
  return (
    <Card>
      <Grid>
        <SearchBox
          label="Search"
          landmark="Search reviews"
          placeholder="Club, author or words"
          name="q"
          text={params.text}
          onDraft={onSearchText}
          // One history entry for a search, not one for every pause in typing.
          onText={(text) => void show({ text }, { replace: params.text !== '' })}
        />
        <ClubFilter clubId={params.clubId} onClub={(clubId) => void show({ clubId })} />
        <SelectField
          label="Status"
          placeholder="Any status"
          options={STATUS_OPTIONS}
          value={params.status ?? ''}
          onChange={({ target }) =>
            void show({ status: STATUS_OPTIONS.find(({ value }) => value === target.value)?.value ?? null })
          }
        />
        <SelectField
          label="Rating"
          placeholder="Any rating"
          options={RATINGS}
          value={params.rating ?? ''}
          onChange={({ target }) => void show({ rating: Number(target.value) || null })}
        />
        <Chips>
          <ListChip pressed={params.isHeld} onClick={() => void show({ isHeld: !params.isHeld })}>
            <Hand aria-hidden="true" />
            On hold only
          </ListChip>
          <ListChip pressed={params.isEdited} onClick={() => void show({ isEdited: !params.isEdited })}>
            <PenLine aria-hidden="true" />
            Edits to read
          </ListChip>
        </Chips>
      </Grid>
    </Card>
  );
}
