import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MyReview } from '../../api/types';
import { useLazyModule } from '../../lib/use-lazy-module';
import { AppealState } from './appeal-state';

const loadAppealDialog = () => import(/* webpackChunkName: "appeal-dialog" */ './appeal-dialog');

/** The appeal against a review's removal: the way to make it, and its outcome. */
export function AppealArea({ token, managed }: { token: string; managed: MyReview }) {
  const { state, appeal } = managed;
  const [isWriting, setIsWriting] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  // The button goes once the appeal is sent; until then, the focus returns to it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const dialog = useLazyModule(loadAppealDialog, isWriting, () => {
    setIsWriting(false);
    showToast({ title: 'Error', description: 'The form didn’t load. Please try again.', tone: 'error' });
  });
  if (appeal === null && state !== 'removed') return null;
  return (
    <div ref={area} tabIndex={-1}>
      {appeal !== null && <AppealState appeal={appeal} />}
      {appeal === null && (
        <Stack data-gap="small">
          <p>Think that’s wrong? You can appeal once, and a moderator will look at it again.</p>
          <Cluster>
            <Button
              pending={isWriting && dialog === null}
              pendingLabel="Opening…"
              onClick={() => setIsWriting(true)}
            >
              <Scale aria-hidden="true" />
              Appeal
            </Button>
          </Cluster>
        </Stack>
      )}
      {isWriting && dialog !== null && (
        <dialog.AppealDialog
          token={token}
          managed={managed}
          onSent={() => {
            focusAfter.current = area.current;
          }}
          onClose={() => setIsWriting(false)}
          focusAfter={focusAfter}
        />
      )}
    </div>
  );
}
