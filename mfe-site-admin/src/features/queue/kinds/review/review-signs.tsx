import { Button, VisuallyHidden } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminReview } from '../../../../api/types';
import { clusterLabel, signalLabel } from './signal-labels';
import { OnlyFor } from '../../../session/staff-session';
import type { ReviewAction } from './review-card';

interface ReviewSignsProps {
  review: AdminReview;
  /** Names the review, for people who only hear the buttons. */
  about: string;
  onAction: (action: ReviewAction, review: AdminReview) => void;
}

const Signs = styled.ul`
  margin: var(--space-2) 0 0;
  padding-inline-start: var(--space-5);
`;

const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--space-3);

  & > strong {
    flex: 1 1 12rem;
  }
`;

/** Why a review looks like a fake; empty if nothing does. */
export function SignList({ signals }: Pick<AdminReview, 'signals'>) {
  if (signals.length === 0) return null;
  return (
    <Signs>
      {signals.map((signal) => (
        <li key={signal}>{signalLabel(signal)}</li>
      ))}
    </Signs>
  );
}

/** Why a review looks like a fake, and what can be done about all that seem to come from the same person. */
export function ReviewSigns({ review, about, onAction }: ReviewSignsProps) {
  const { signals, cluster } = review;
  return (
    <>
      <SignList signals={signals} />
      {signals.length > 0 && cluster !== null && (
        <Cluster>
          <strong>{clusterLabel(cluster)}</strong>
          <OnlyFor role="moderator">
            <Button variant="secondary" size="small" onClick={() => onAction('approve-cluster', review)}>
              Approve all {cluster.size}…<VisuallyHidden>{` with ${about}`}</VisuallyHidden>
            </Button>
            <Button variant="risky" size="small" onClick={() => onAction('delete-cluster', review)}>
              Delete all {cluster.size}…<VisuallyHidden>{` with ${about}`}</VisuallyHidden>
            </Button>
          </OnlyFor>
        </Cluster>
      )}
    </>
  );
}
