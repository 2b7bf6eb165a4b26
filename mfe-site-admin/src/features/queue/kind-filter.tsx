import type { QueueKind } from '@club-reviews/domain/queue';
import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { ToggleChip } from '@club-reviews/shared-ui';
import { UserCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { QueueCounts } from '../../api/types';
import { countText } from '../../lib/count-text';
import { KINDS } from './kinds';
import type { QueueParams } from './queue-params';

interface KindFilterProps {
  params: QueueParams;
  /** How many are waiting; undefined while unknown. */
  counts: QueueCounts | undefined;
  onShow: (change: Partial<QueueParams>) => void;
}

const Kinds = styled.div`
  display: flex;
  gap: 0.4rem;
  margin-inline: calc(-1 * var(--gutter));
  padding: 3px var(--gutter);
  overflow-x: auto;

  & > button {
    flex: none;
    gap: 0.4rem;
    padding-inline: 0.65rem;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  @media (min-width: 64rem) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

/** Filters the queue by a kind that waits, or for what the moderator has taken on. */
export function KindFilter({ params: { kinds, isMine }, counts, onShow }: KindFilterProps) {
  const toggled = (kind: QueueKind) =>
    kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];
  const shown = QUEUE_KINDS.map((kind) => ({
    kind,
    ...counts?.kinds.find((one) => one.kind === kind),
  })).filter(({ kind, waiting }) => waiting !== 0 || kinds.includes(kind));
  return (
    <Kinds role="group" aria-label="Kinds">
      {shown.map(({ kind, waiting = 0, hasMore }) => (
        <ToggleChip
          key={kind}
          pressed={kinds.includes(kind)}
          count={waiting > 0 ? countText(waiting, hasMore) : undefined}
          onClick={() => onShow({ kinds: toggled(kind) })}
        >
          {KINDS[kind].many}
        </ToggleChip>
      ))}
      {(isMine || counts?.mine !== 0) && (
        <ToggleChip
          pressed={isMine}
          count={counts?.mine ? countText(counts.mine) : undefined}
          onClick={() => onShow({ isMine: !isMine })}
        >
          <UserCheck aria-hidden="true" />
          Yours
        </ToggleChip>
      )}
    </Kinds>
  );
}
