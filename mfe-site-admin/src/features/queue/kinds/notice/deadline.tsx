import { deadlineInWords, timeLeft } from '@club-reviews/domain/deadline-labels';
import { Badge } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useNow } from '../../../../lib/use-now';

const HURRY_MS = 24 * 3_600_000;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

/** When something is due, and how long that is from now. */
export function Deadline({ dueAt }: { dueAt: string }) {
  const now = useNow();
  const due = new Date(dueAt);
  const isClose = due.getTime() - now.getTime() < HURRY_MS;
  return (
    <Line>
      <time dateTime={dueAt}>by {deadlineInWords(due)}</time>
      <Badge tone={isClose ? 'danger' : 'ink'}>{timeLeft(due, now)}</Badge>
    </Line>
  );
}
