import { useMediaQuery, wholeNumber } from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useGetAdminStatsQuery } from '../../api/site-admin-api';
import type { AdminStats } from '../../api/types';

/** The reviews in each state, which add up to their total, and the clubs; each a link to what it counts. */
const TILES: readonly { field: keyof AdminStats; label: string; to: string }[] = [
  {
    field: 'awaitingApproval',
    label: 'Awaiting approval',
    to: '/admin/reviews?status=awaiting-approval',
  },
  {
    field: 'pendingVerification',
    label: 'Pending verification',
    to: '/admin/reviews?status=pending-verification',
  },
  { field: 'approved', label: 'Approved', to: '/admin/reviews?status=approved' },
  { field: 'totalReviews', label: 'Total reviews', to: '/admin/reviews' },
  { field: 'totalClubs', label: 'Clubs', to: '/browse-clubs' },
];

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.4rem, 1fr));
  gap: var(--space-2);

  @media (min-width: 60rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 0.1rem;
  height: 100%;
  padding: var(--space-2) var(--space-3);

  border: 1px solid var(--color-band-line);
  border-radius: var(--radius-m);
  background: color-mix(in srgb, var(--color-band-deep) 55%, transparent);
  color: var(--color-on-band-soft);
  font-size: var(--text-xs);
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    border-color: var(--color-on-band);
    color: var(--color-on-band);
  }
  & > strong {
    font-family: var(--font-display);
    font-stretch: var(--width-display);
    font-size: var(--text-xl);
    font-weight: 780;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
    color: var(--color-on-band);
  }

  /* In one line, so that the list below begins higher up. */
  @media (min-width: 60rem) {
    flex-direction: row-reverse;
    align-items: baseline;
    gap: var(--space-2);
    padding-block: var(--space-1);

    & > strong {
      font-size: var(--text-l);
    }
  }
`;

/** The lists that the numbers say something about. */
const PATHS = ['/admin', '/admin/reviews'];

/** How many reviews and clubs there are; on a phone, only above the queue and the reviews. */
export function StatsBoard() {
  const { data } = useGetAdminStatsQuery();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery('(max-width: 39.99rem)');
  if (isPhone && !PATHS.includes(pathname)) return null;
  return (
    <Board role="list" aria-label="Numbers" aria-busy={data === undefined || undefined}>
      {TILES.map(({ field, label, to }) => (
        <li key={field}>
          <Tile to={to}>
            {label}
            <strong>{data === undefined ? '–' : wholeNumber(data[field])}</strong>
          </Tile>
        </li>
      ))}
    </Board>
  );
}
