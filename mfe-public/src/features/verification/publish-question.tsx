import { Button, ConfirmDialog, Panel } from '@club-reviews/shared-ui';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { ReviewPreview } from '../../api/types';
import { LinkQuestion } from '../../components/link-question';
import { OwnReview } from '../reviews/own-review';

interface PublishQuestionProps {
  preview: ReviewPreview;
  publishing: { isLoading: boolean; error?: unknown };
  onPublish: () => void;
  onReject: () => Promise<{ error?: unknown }>;
  /** Gets the focus once the review is rejected. */
  focusOnceRejected: RefObject<HTMLElement | null>;
}

/** The review as it would be published, and the two possible answers. */
export function PublishQuestion({ preview, publishing, ...answers }: PublishQuestionProps) {
  const { clubName, review, replaces, isHeld } = preview;
  const { onPublish, onReject, focusOnceRejected } = answers;
  const [isRejecting, setIsRejecting] = useState(false);
  const isNew = replaces === null;
  return (
    <LinkQuestion
      title={`${isNew ? 'Publish' : 'Replace'} your review of ${clubName}?`}
      text={
        <>
          {isNew
            ? 'Nothing is published until you select the button below.'
            : 'You’ve already reviewed this club this season. Your new review will replace the earlier one once you select the button below.'}{' '}
          Your review will appear under “Anonymous Parent”, and your email address is never shown.
        </>
      }
      label={isNew ? 'Publish my review' : 'Replace my review'}
      pendingLabel="Publishing…"
      onPress={onPublish}
      call={publishing}
      failure="Your review wasn’t published"
      other={
        <Button variant="secondary" disabled={publishing.isLoading} onClick={() => setIsRejecting(true)}>
          This was not me
        </Button>
      }
    >
      <OwnReview title={isNew ? 'Your review' : 'Your new review'} review={review} />
      {replaces !== null && <OwnReview title="Your earlier review, which it replaces" review={replaces} />}
      {isHeld && (
        <Panel tone="note">
          Once you’ve published this review, a moderator will read it before it appears.
        </Panel>
      )}
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
    </LinkQuestion>
  );
}
