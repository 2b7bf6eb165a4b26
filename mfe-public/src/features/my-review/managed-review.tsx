import { Button, Cluster, ConfirmDialog, FocusArea, Stack, TextLink } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Pencil, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useRestoreMyReviewMutation, useWithdrawMyReviewMutation } from '../../api/personal-api';
import type { MyReview } from '../../api/types';
import { Column } from '../../components/column';
import { useLazyModule } from '../../lib/use-lazy-module';
import { OwnReview } from '../reviews/own-review';
import { AppealArea } from './appeal-area';
import { MyData } from './my-data';
import { ReviewState } from './review-state';

interface ManagedReviewProps {
  token: string;
  managed: MyReview;
  /** Gets the focus once everything is erased. */
  focusOnceErased: RefObject<HTMLElement | null>;
  /** Called with the number of erased reviews. */
  onErased: (reviews: number) => void;
}

const loadEditDialog = () => import(/* webpackChunkName: "edit-review-dialog" */ './edit-review-dialog');

/** An author's review: its state, its text, and what they can do with it. */
export function ManagedReview({ token, managed, focusOnceErased, onErased }: ManagedReviewProps) {
  const { state, clubName, review, waitingEdit, responseText } = managed;
  const [asked, setAsked] = useState<'edit' | 'withdraw' | null>(null);
  const [withdraw] = useWithdrawMyReviewMutation();
  const [restore, restoring] = useRestoreMyReviewMutation();
  const withdrawnStatus = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = useLazyModule(loadEditDialog, asked === 'edit', () => {
    setAsked(null);
    showToast({ title: 'Error', description: 'The form didn’t load. Please try again.', tone: 'error' });
  });
  const body = { token };
  const close = () => setAsked(null);

  async function putBack() {
    const { data, error } = await restore({ body });
    if (error === undefined) {
      showToast({
        title: 'Review Put Back',
        description:
          data.state === 'published' ? 'Everyone can read it again.' : 'A moderator will read it first.',
        tone: 'success',
      });
      return;
    }
    const description = apiErrorMessage(error, 'Failed to put your review back.');
    showToast({ title: 'Error', description, tone: 'error' });
  }

  const canChange = state === 'published' || state === 'waiting';
  return (
    <Column data-gap="large">
      <Stack>
        <h2>Your review of {clubName}</h2>
        <FocusArea shown={state}>
          <div ref={state === 'withdrawn' ? withdrawnStatus : undefined} tabIndex={-1}>
            <ReviewState managed={managed} />
          </div>
        </FocusArea>
        <AppealArea token={token} managed={managed} />
        {waitingEdit !== null && (
          <OwnReview title="Your changes, waiting for a moderator" review={waitingEdit} />
        )}
        <OwnReview
          title={waitingEdit === null ? 'Your review' : 'Your review as everyone sees it'}
          review={review}
          reply={responseText}
        />
        {canChange && (
          <Cluster>
            <Button
              ref={editButton}
              pending={asked === 'edit' && edit === null}
              pendingLabel="Opening…"
              onClick={() => setAsked('edit')}
            >
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <Button variant="secondary" onClick={() => setAsked('withdraw')}>
              Withdraw
            </Button>
          </Cluster>
        )}
        {state === 'withdrawn' && (
          <Cluster>
            <Button
              pending={restoring.isLoading}
              pendingLabel="Putting it back…"
              onClick={() => void putBack()}
            >
              <Undo2 aria-hidden="true" />
              Put back
            </Button>
          </Cluster>
        )}
      </Stack>
      <MyData token={token} focusOnceErased={focusOnceErased} onErased={onErased} />
      <p>
        Reviewed other clubs too? <TextLink to="/my-reviews">Get the links to all your reviews</TextLink>.
      </p>
      {asked === 'edit' && edit !== null && (
        <edit.EditReviewDialog token={token} managed={managed} onClose={close} focusAfter={editButton} />
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title="Withdraw your review?"
          confirmLabel="Withdraw"
          pendingLabel="Withdrawing…"
          failure="Your review wasn’t withdrawn"
          execute={() => withdraw({ body })}
          onDone={() =>
            showToast({
              title: 'Review Withdrawn',
              description: 'No one else can see it any more.',
              tone: 'success',
            })
          }
          onClose={close}
          focusAfter={withdrawnStatus}
        >
          <p>
            It comes off the site straight away, with the club’s reply if there is one, and no longer counts
            towards the club’s ratings. You can put it back from this page. Until then, you can’t write
            another review of {clubName} this season.
          </p>
        </ConfirmDialog>
      )}
    </Column>
  );
}
