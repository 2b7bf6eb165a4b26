import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { Button, Card, Cluster, NotLoaded, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { ImagePlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useChangeOwnPhotoMutation, useListOwnPhotosQuery } from '../../api/club-admin-api';
import { placedPhotos } from '../../api/move-photo';
import type { OwnPhoto } from '../../api/types';
import { FactsTitle, Missing } from '../profile/fact-list';
import { DeletePictureDialog } from './delete-picture-dialog';
import { DescribeDialog } from './describe-dialog';
import { PictureList } from './picture-list';
import { UploadDialog } from './upload-dialog';

const Part = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  & > h4 {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
`;

/** Which dialog is open over the card. */
type Open =
  | { what: 'upload'; kind: PhotoKind; replaces: OwnPhoto | null }
  | { what: 'describe' | 'delete'; photo: OwnPhoto };

/** The club's logo and photos: sent, waiting, shown, or refused. */
export function PicturesCard({ clubId }: { clubId: number }) {
  const query = useListOwnPhotosQuery({ clubId });
  const { data: photos } = query;
  const [changePhoto] = useChangeOwnPhotoMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed its button.
  const focusAfter = useRef<HTMLElement | null>(null);

  const close = useCallback(() => setOpen(null), []);

  async function move(photo: OwnPhoto, position: number) {
    const { error: refused } = await changePhoto({ clubId, id: photo.id, body: { position } });
    if (refused !== undefined)
      showToast({ title: 'Not moved', description: apiErrorMessage(refused), tone: 'error' });
    return refused === undefined;
  }

  const ofKind = (kind: PhotoKind): OwnPhoto[] => (photos ?? []).filter((photo) => photo.kind === kind);
  const room = MAX_PHOTOS - placedPhotos(photos ?? []).length;
  const isFull = room <= 0;

  const list = (kind: PhotoKind) => (
    <PictureList
      photos={ofKind(kind)}
      onReplace={(replaces) => setOpen({ what: 'upload', kind, replaces })}
      onDelete={(photo) => setOpen({ what: 'delete', photo })}
      onDescribe={(photo) => setOpen({ what: 'describe', photo })}
      onMove={move}
    />
  );

  return (
    <Card as="section" aria-labelledby="visuals">
      <Cluster>
        <FactsTitle id="visuals" ref={title} tabIndex={-1}>
          Visuals
        </FactsTitle>
      </Cluster>
      {(photos === undefined || query.isError) && (
        <NotLoaded call={query} failed="The pictures didn’t load">
          <Skeleton shape="text" width="half" />
        </NotLoaded>
      )}
      {photos !== undefined && (
        <Stack>
          <Part>
            <h4>Club Logo</h4>
            {ofKind('logo').length === 0 ? (
              <>
                <Missing>No logo uploaded</Missing>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => setOpen({ what: 'upload', kind: 'logo', replaces: null })}
                >
                  <ImagePlus aria-hidden="true" />
                  Add a logo
                </Button>
              </>
            ) : (
              list('logo')
            )}
          </Part>
          <Part>
            <h4>Photos</h4>
            {ofKind('photo').length === 0 ? <Missing>No photos uploaded</Missing> : list('photo')}
            {isFull ? (
              <p>You can have up to {MAX_PHOTOS} photos. Replace one to show another.</p>
            ) : (
              <Button
                variant="secondary"
                size="small"
                onClick={() => setOpen({ what: 'upload', kind: 'photo', replaces: null })}
              >
                <ImagePlus aria-hidden="true" />
                Add a photo
              </Button>
            )}
          </Part>
        </Stack>
      )}
      {open?.what === 'upload' && (
        <UploadDialog clubId={clubId} {...open} room={room} focusAfter={focusAfter} onClose={close} />
      )}
      {open?.what === 'describe' && <DescribeDialog clubId={clubId} photo={open.photo} onClose={close} />}
      {open?.what === 'delete' && (
        <DeletePictureDialog
          clubId={clubId}
          photo={open.photo}
          focusAfter={focusAfter}
          onDeleted={() => {
            focusAfter.current = title.current;
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
