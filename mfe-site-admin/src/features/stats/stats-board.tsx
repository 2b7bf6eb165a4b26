import { wholeNumber } from '@club-reviews/shared-ui';
import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useGetAdminStatsQuery } from '../../api/site-admin-api';
import type { AdminStats } from '../../api/types';
import { ALL_REMOVED, removedListQuery } from '../../lib/removed-search-params';
import { ALL_REVIEWS, reviewListQuery } from '../../lib/review-search-params';
import type { ReviewListParams } from '../../lib/review-search-params';

const reviews = (params: Partial<ReviewListParams>) =>
  `/admin/reviews${reviewListQuery({ ...ALL_REVIEWS, ...params })}`;

/** The numbers, each a link to what it counts; the ones that need action come first. */
const TILES: readonly { field: keyof AdminStats; label: string; to: string }[] = [
  { field: 'awaitingApproval', label: 'Awaiting approval', to: reviews({ status: 'awaiting-approval' }) },
  { field: 'onHold', label: 'On hold', to: reviews({ isHeld: true }) },
  { field: 'waitingEdits', label: 'Edits to read', to: reviews({ isEdited: true }) },
  { field: 'openReports', label: 'Reports to decide', to: '/admin/reports' },
  {
    field: 'openAppeals',
    label: 'Appeals to answer',
    to: `/admin/removed${removedListQuery({ ...ALL_REMOVED, hasOpenAppeal: true })}`,
  },
  { field: 'pendingClaims', label: 'Pending claims', to: '/admin/claims?status=pending' },
  { field: 'openNotices', label: 'Open notices', to: '/admin/notices' },
  { field: 'openSuggestions', label: 'Open suggestions', to: '/admin/suggestions' },
  {
    field: 'pendingVerification',
    label: 'Pending verification',
    to: reviews({ status: 'pending-verification' }),
  },
  { field: 'approved', label: 'Approved', to: reviews({ status: 'approved' }) },
  { field: 'totalReviews', label: 'Total reviews', to: reviews({}) },
  { field: 'totalClubs', label: 'Clubs', to: '/browse-clubs' },
];

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.4rem, 1fr));
  gap: var(--space-2);

  /* Two rows: narrower tiles would break the larger numbers. */
  @media (min-width: 60rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
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

/** These are counted up to here. */
const COUNT_LIMIT = 10_000;
const LIMITED: readonly (keyof AdminStats)[] = [
  'pendingClaims',
  'waitingEdits',
  'openAppeals',
  'openReports',
  'openNotices',
  'openSuggestions',
];

function toNumber(stats: AdminStats, field: keyof AdminStats): string {
  const isCapped = LIMITED.includes(field) && stats[field] >= COUNT_LIMIT;
  return `${wholeNumber(stats[field])}${isCapped ? '+' : ''}`;
}

/** How much there is to do, and how much there is in total. */
export function StatsBoard() {
  const { data } = useGetAdminStatsQuery();
  return (
    <Board role="list" aria-label="Numbers" aria-busy={data === undefined || undefined}>
      {TILES.map(({ field, label, to }) => (
        <li key={field}>
          <Tile to={to}>
            {label}
            <strong>{data === undefined ? '–' : toNumber(data, field)}</strong>
          </Tile>
        </li>
      ))}
    </Board>
  );
}
