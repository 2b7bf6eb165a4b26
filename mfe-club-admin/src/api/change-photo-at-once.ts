import { announcesContentChange } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type { ChangeOwnPhotoApiArg } from './generated';
import { movePhoto } from './move-photo';

interface StartedCall {
  dispatch: (change: ReturnType<typeof generatedApi.util.updateQueryData<'listOwnPhotos'>>) => {
    undo: () => void;
  };
  queryFulfilled: Promise<unknown>;
}

/** `onQueryStarted` for a picture change: a photo moves to its new place at once, and back if the server refuses. */
export function changesPhotoAtOnce({ clubId, id, body }: ChangeOwnPhotoApiArg, call: StartedCall): void {
  announcesContentChange(undefined, call);
  const { position } = body;
  if (position === undefined) return;
  const patch = call.dispatch(
    generatedApi.util.updateQueryData('listOwnPhotos', { clubId }, (photos) =>
      movePhoto(photos, id, position),
    ),
  );
  call.queryFulfilled.catch(patch.undo);
}
