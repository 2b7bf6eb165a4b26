import { Cluster, EmptyState, plural } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Images } from 'lucide-react';
import { useReadPhotosInfiniteQuery } from '../../api/site-admin-api';
import type { AdminPhoto } from '../../api/types';
import { CursorList } from '../../components/cursor-list';
import { DeskCards, DeskChip } from '../../components/desk-list';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { PHOTO_STATE_LABELS } from '../../lib/photo-labels';
import { LISTED_PHOTO_STATES, photoListQuery, readPhotoListParams } from '../../lib/photo-search-params';
import { PhotoCard } from './photo-card';
import { TakeDownDialog } from './take-down-dialog';

/** Clubs' pictures in one state, newest first. */
export function PhotoList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<AdminPhoto>();
  const { request, ...frame } = dialog;
  const params = readPhotoListParams(useLocation().search);
  const found = useReadPhotosInfiniteQuery({ filters: { state: params.state }, cursor: params.cursor });
  return (
    <>
      <CursorList
        title="Club pictures"
        headingRef={heading}
        noun="pictures"
        found={found}
        countText={(count) => `${plural(count, 'picture')}, newest first`}
        tools={
          <Cluster data-gap="small" role="group" aria-label="What to show">
            {LISTED_PHOTO_STATES.map((state) => (
              <DeskChip
                key={state}
                pressed={state === params.state}
                onClick={() => void navigate({ search: photoListQuery({ state, cursor: null }) })}
              >
                {PHOTO_STATE_LABELS[state]}
              </DeskChip>
            ))}
          </Cluster>
        }
        empty={
          <EmptyState
            icon={<Images aria-hidden="true" />}
            title="No pictures here"
            hint="Logos and photos from clubs appear here once they reach this state."
          />
        }
        cursor={params.cursor}
        pageQuery={(cursor) => photoListQuery({ ...params, cursor })}
      >
        {(photos) => (
          <DeskCards role="list">
            {photos.map((photo) => (
              <PhotoCard key={photo.id} photo={photo} onTakeDown={ask} />
            ))}
          </DeskCards>
        )}
      </CursorList>
      {request !== null && <TakeDownDialog photo={request} {...frame} />}
    </>
  );
}
