import { Button, Cluster, ErrorPanel, Panel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { ReviewPreview } from '../../api/types';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OwnReview } from '../reviews/own-review';

interface PublishQuestionProps {
  preview: ReviewPreview;
  isPublishing: boolean;
  /** Why the last try failed. */
  error: unknown;
  onPublish: () => void;
  onReject: () => Promise<{ error?: unknown }>;
  /** Gets the focus once the review is rejected. */
  focusOnceRejected: RefObject<HTMLElement | null>;
}

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

/** The review as it would be published, and the two possible answers. */
export function PublishQuestion({ preview, isPublishing, error, ...answers }: PublishQuestionProps) {
  const { clubName, review, replaces, isHeld } = preview;
  const { onPublish, onReject, focusOnceRejected } = answers;
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <Column>
      <Stack data-gap="small">
        <h2>
          {replaces === null ? `Publish your review of ${clubName}?` : `Replace your review of ${clubName}?`}
        </h2>
        <p>
          {replaces === null
            ? 'Nothing is published until you select the button below.'
            : 'You’ve already reviewed this club this season. Your new review will replace the earlier one once you select the button below.'}{' '}
          Your review will appear under “Anonymous Parent”, and your email address is never shown.
        </p>
      </Stack>
      <OwnReview title={replaces === null ? 'Your review' : 'Your new review'} review={review} />
      {replaces !== null && <OwnReview title="Your earlier review, which it replaces" review={replaces} />}
      {isHeld && (
        <Panel tone="note">
          Once you’ve published this review, a moderator will read it before it appears.
        </Panel>
      )}
      {error !== undefined && !isPublishing && (
        <ErrorPanel
          title="Your review wasn’t published"
          text={`${apiErrorMessage(error, 'We couldn’t reach the server. Please check your connection.')} Nothing is lost, so you can try again.`}
        />
      )}
      <Cluster>
        <Button size="large" pending={isPublishing} pendingLabel="Publishing…" onClick={onPublish}>
          {replaces === null ? 'Publish my review' : 'Replace my review'}
        </Button>
        <Button variant="quiet" disabled={isPublishing} onClick={() => setIsRejecting(true)}>
          This was not me
        </Button>
      </Cluster>
      {isRejecting && (
        <ConfirmDialog
          title="Not your review?"
          confirmLabel="Remove this review"
          pendingLabel="Removing…"
          isDangerous
          failure="The review wasn’t removed"
          execute={onReject}
          onClose={() => setIsRejecting(false)}
          focusAfter={focusOnceRejected}
        >
          <p>
            We’ll remove it, and whoever sent it can’t send it again with your email address. You can still
            review {clubName} yourself.
            {replaces !== null && ' Your earlier review stays as it is.'}
          </p>
        </ConfirmDialog>
      )}
    </Column>
  );
}
