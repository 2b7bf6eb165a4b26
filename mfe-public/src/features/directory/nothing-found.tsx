import { ButtonLink, EmptyState, plural, Stack } from '@club-reviews/shared-ui';
import { SearchX } from 'lucide-react';
import type { FoundClubs } from '../../api/types';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { CompareHeart } from '../comparison/compare-heart';
import { countFilters, findAddress, withoutFilters } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { missingClubLink } from '../../lib/suggestion-link';
import { emptyDirectoryHint } from './directory-messages';

interface NothingFoundProps {
  answer: FoundClubs;
  params: FindParams;
}

/** A search without results: why, the next radius that has one, and the nearest clubs. */
export function NothingFound({ answer, params }: NothingFoundProps) {
  const { wider, nearest } = answer;
  const isBeyond = params.page > 1;
  const hasFilters = countFilters(params) > 0;
  return (
    <Stack data-gap="large">
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No clubs found"
        hint={isBeyond ? `There’s no page ${params.page}.` : emptyDirectoryHint(answer, params)}
      >
        {!isBeyond && wider !== null && (
          <ButtonLink to={findAddress(params, { radius: wider.radius })}>
            Search {plural(wider.radius, 'mile')} ({plural(wider.total, 'club')})
          </ButtonLink>
        )}
        {!isBeyond && hasFilters && (
          <ButtonLink to={findAddress(withoutFilters(params))} variant="secondary">
            Clear filters
          </ButtonLink>
        )}
        {(isBeyond || params.text !== '') && (
          <ButtonLink to="/browse-clubs" variant="secondary">
            Show all clubs
          </ButtonLink>
        )}
        {!isBeyond && answer.place === null && !hasFilters && (
          <ButtonLink to={missingClubLink(params.text)} variant="secondary">
            Suggest a missing club
          </ButtonLink>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <Stack>
          <h3>The nearest clubs{hasFilters && ' with these filters'}</h3>
          <ClubRows role="list" data-columns="">
            {nearest.map((club) => (
              <ClubRow key={club.id} club={club} corner={<CompareHeart club={club} />} />
            ))}
          </ClubRows>
        </Stack>
      )}
    </Stack>
  );
}
