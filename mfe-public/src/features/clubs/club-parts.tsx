import { wholeNumber } from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { createGlobalStyle, styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { useAddressedPart } from '../../components/text-page/use-addressed-part';
import { useCurrentPart } from './use-current-part';

/** Ids of the parts of a club's page, in their order; a club that lists no teams has none of them. */
const PARTS = ['overview', 'teams', 'reviews', 'details'] as const;
const PARTS_WITHOUT_TEAMS = ['overview', 'reviews', 'details'] as const;

const NAMES = { overview: 'Overview', teams: 'Teams', reviews: 'Reviews', details: 'Details' };

/* Anything scrolled to or focused stops below the bar. */
const RoomBelowBar = createGlobalStyle`
  html { scroll-padding-block-start: 4.25rem; }
`;

/* Sticks to the top of the window as the parts scroll by, across the full width of a phone. */
const Bar = styled.nav`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--color-line-strong);
  background: var(--color-page);

  @media (min-width: 64rem) {
    margin-inline: 0;
    padding-inline: 0;
  }
  @media (max-height: 24rem) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);

  /* All four in one line of the narrowest phone. */
  @media (max-width: 23.99rem) {
    gap: 0 var(--space-3);
    font-size: var(--text-s);
  }
`;

const Part = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-height: 3rem;
  border-block: 3px solid transparent;
  color: var(--color-ink-soft);
  font-weight: 640;
  text-decoration: none;

  &:hover {
    color: var(--color-ink);
  }
  &[aria-current] {
    border-block-end-color: var(--color-pitch);
    color: var(--color-ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  font-size: var(--text-s);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** Links to the parts of a club's page and marks the one being read. Links to anchors also work without scripts. */
export function ClubParts({ club }: { club: Pick<ClubDetail, 'reviewCount' | 'teamDetails'> }) {
  const { reviewCount, teamDetails } = club;
  const parts = teamDetails.length > 0 ? PARTS : PARTS_WITHOUT_TEAMS;
  const { search } = useLocation();
  const current = useCurrentPart(parts);
  useAddressedPart();
  return (
    <Bar aria-label="On this page" data-sticky-top="">
      <RoomBelowBar />
      <List role="list">
        {parts.map((id) => (
          <li key={id}>
            <Part to={{ search, hash: `#${id}` }} aria-current={id === current ? 'true' : undefined}>
              {NAMES[id]}
              {id === 'reviews' && reviewCount > 0 && <Count>{` ${wholeNumber(reviewCount)}`}</Count>}
            </Part>
          </li>
        ))}
      </List>
    </Bar>
  );
}
