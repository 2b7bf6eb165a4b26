import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { useCountQueueEntriesQuery } from '../api/site-admin-api';
import type { QueueCounts } from '../api/types';
import { useStaff } from '../features/session/staff-session';
import { areasFor, findArea, QUEUE } from '../lib/admin-areas';
import { countText } from '../lib/count-text';
import type { AdminArea } from '../lib/admin-areas';

/** From this width on, the navigation is beside the page. */
const WIDE = '64rem';

const Disclosure = styled.details`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  @media (min-width: ${WIDE}) {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding-inline: var(--space-4);
  font-weight: 640;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    width: 1.1rem;
    height: 1.1rem;
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`;

const Unfolded = styled.div`
  padding: 0 var(--space-2) var(--space-3);
`;

const Beside = styled.div`
  display: none;

  @media (min-width: ${WIDE}) {
    display: block;
    position: sticky;
    inset-block-start: var(--space-4);
  }
`;

const Group = styled.section`
  & + & {
    margin-block-start: var(--space-4);
  }
  & > h2 {
    padding: var(--space-1) var(--space-3);
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    font-weight: 640;
  }
`;

const AreaLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 2.5rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  color: var(--color-ink-soft);
  font-weight: 560;
  text-decoration: none;

  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[aria-current] {
    background: var(--color-sunken);
    color: var(--color-ink);
    box-shadow: inset 3px 0 0 var(--color-pitch);
  }
`;

const Count = styled.span`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

interface AreasProps {
  counts: QueueCounts | undefined;
  current: AdminArea | undefined;
}

function Areas({ counts, current }: AreasProps) {
  const kinds = counts?.kinds ?? [];
  const total = kinds.reduce((sum, { waiting }) => sum + waiting, 0);
  const isMore = kinds.some(({ hasMore }) => hasMore);
  const { role } = useStaff();
  return areasFor(role).map(({ heading, areas }) => (
    <Group key={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {areas.map((area) => (
          <li key={area.path}>
            <AreaLink to={area.path} aria-current={area === current ? 'page' : undefined}>
              {area.label}
              {area === QUEUE && total > 0 && <Count>{countText(total, isMore)}</Count>}
            </AreaLink>
          </li>
        ))}
      </ul>
    </Group>
  ));
}

/** Links to all pages of the site administration: beside the page if there's room, otherwise folded above it. */
export function AdminNav() {
  const { pathname } = useLocation();
  const { needsSecondFactor } = useStaff();
  const { data: counts } = useCountQueueEntriesQuery(undefined, { skip: needsSecondFactor });
  const current = findArea(pathname);
  return (
    <nav aria-label="Site administration">
      <Beside>
        <Areas counts={counts} current={current} />
      </Beside>
      {/* It starts folded on each new page. */}
      <Disclosure key={pathname}>
        <Summary>
          {current?.label ?? 'Pages'}
          <ChevronDown aria-hidden="true" />
        </Summary>
        <Unfolded>
          <Areas counts={counts} current={current} />
        </Unfolded>
      </Disclosure>
    </nav>
  );
}
