import { ButtonLink, EmptyState, plural, Stack } from '@club-reviews/shared-ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { CompareHeart } from '../comparison/compare-heart';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { countFilters, NO_FILTERS, toChildContext } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { missingClubLink } from '../../lib/suggestion-link';
import type { ClubResults } from './club-results';
import { emptyDirectoryHint } from './directory-messages';
import { Word } from './place-tools';

interface NothingFoundProps {
  answer: ClubResults;
  params: FindParams;
  toAddress: ToAddress;
  title?: string;
  /** What to try; why there are none if it's missing. */
  hint?: string;
  /** A further action, such as a way to be notified. */
  children?: ReactNode;
}

/* Rows come close to the filters; a box in the middle of the page doesn't, and has room for a button's every word. */
const Room = styled(Stack)`
  margin-block-start: var(--space-3);

  & ${Word} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
  }
`;

/** A search without results: why, the next radius that has one, and the nearest clubs. */
export function NothingFound({
  answer,
  params,
  toAddress,
  title = 'No clubs found',
  hint = emptyDirectoryHint(answer, params),
  children,
}: NothingFoundProps) {
  const { wider, nearest } = answer;
  const isBeyond = params.page > 1;
  const hasFilters = countFilters(params) > 0;
  const child = toChildContext(params, answer);
  return (
    <Room data-gap="large">
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={title}
        hint={isBeyond ? `There’s no page ${params.page}.` : hint}
      >
        {!isBeyond && wider !== null && (
          <ButtonLink to={toAddress({ radius: wider.radius })}>
            Search {plural(wider.radius, 'mile')} ({plural(wider.total, 'club')})
          </ButtonLink>
        )}
        {!isBeyond && hasFilters && (
          <ButtonLink to={toAddress(NO_FILTERS)} variant="secondary">
            Clear filters
          </ButtonLink>
        )}
        {(isBeyond || params.text !== '' || params.near !== '') && (
          <ButtonLink to="/browse-clubs" variant="secondary">
            Show all clubs
          </ButtonLink>
        )}
        {!isBeyond && answer.place === null && !hasFilters && (
          <ButtonLink to={missingClubLink(params.text)} variant="secondary">
            Suggest a missing club
          </ButtonLink>
        )}
        {children}
      </EmptyState>
      {nearest.length > 0 && (
        <Stack>
          <h3>The nearest clubs{hasFilters && ' with these filters'}</h3>
          <ClubRows role="list" data-columns="">
            {nearest.map((club) => (
              <ClubRow
                key={club.id}
                club={club}
                address={withChildContext(clubPath(club.slug), child)}
                corner={<CompareHeart club={club} />}
              />
            ))}
          </ClubRows>
        </Stack>
      )}
    </Room>
  );
}
