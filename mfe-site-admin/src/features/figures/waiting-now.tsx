import { Card, CardTitle } from '@club-reviews/shared-ui';
import { Link } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { QueueFigures } from '../../api/types';
import { countText } from '../../lib/count-text';
import { timeSince } from '../../lib/waiting-time';
import { KINDS } from '../queue/kinds';
import { queueParams } from '../queue/queue-params';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: var(--space-3) clamp(1rem, 6vw, 4rem);
  margin-block: var(--space-3) var(--space-4);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
  }
  & dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & dd {
    font-size: var(--text-xl);
    font-weight: 740;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 var(--space-5);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--color-line);
  }
  & b {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & small {
    flex-basis: 8rem;
    font-size: var(--text-s);
    color: var(--color-ink-soft);
    text-align: end;
  }
`;

/** What's waiting in the queue right now, and for how long. */
export function WaitingNow({
  waiting: { kinds, medianSince },
  now,
}: Pick<QueueFigures, 'waiting'> & { now: Date }) {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const isCut = kinds.some(({ hasMore }) => hasMore);
  const [oldest] = kinds.toSorted((a, b) => a.oldestSince.localeCompare(b.oldestSince));
  if (oldest === undefined || medianSince === null) {
    return (
      <Card as="section" aria-label="Waiting now">
        <CardTitle>Nothing is waiting</CardTitle>
        <p>There’s nothing left to decide.</p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="waiting-now">
      <CardTitle id="waiting-now">Waiting now</CardTitle>
      <Tiles>
        <div>
          <dt>{total === 1 ? 'entry' : 'entries'}</dt>
          <dd>{countText(total, isCut)}</dd>
        </div>
        <div>
          <dt>median wait</dt>
          <dd>{timeSince(medianSince, now)}</dd>
        </div>
        <div>
          <dt>longest wait</dt>
          <dd>{timeSince(oldest.oldestSince, now)}</dd>
        </div>
      </Tiles>
      <Kinds>
        {kinds.map(({ kind, count, hasMore, oldestSince }) => (
          <li key={kind}>
            <Link to={`/admin${queueParams.query({ ...queueParams.defaults, kinds: [kind] })}`}>
              {KINDS[kind].many}
            </Link>
            <b>{countText(count, hasMore)}</b>
            <small>{`longest: ${timeSince(oldestSince, now)}`}</small>
          </li>
        ))}
      </Kinds>
    </Card>
  );
}
