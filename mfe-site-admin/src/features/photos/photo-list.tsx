import {
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  ListPager,
  plural,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReadPhotosInfiniteQuery } from '../../api/site-admin-api';
import type { AdminPhoto } from '../../api/types';
import { DeskBar, DeskCards, DeskChip, DeskMessage } from '../../components/desk-list';
import { NO_ANSWER } from '../../lib/no-answer';
import { PHOTO_STATE_LABELS } from '../../lib/photo-labels';
import { LISTED_PHOTO_STATES, photoListQuery, readPhotoListParams } from '../../lib/photo-search-params';
import { PhotoCard } from './photo-card';
import { TakeDownDialog } from './take-down-dialog';

/** Clubs' pictures in one state, newest first. */
export function PhotoList() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AdminPhoto | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the button for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const params = readPhotoListParams(useLocation().search);
  const { currentData, isError, error, refetch } = useReadPhotosInfiniteQuery({
    filters: { state: params.state },
    cursor: params.cursor,
  });
  const photos = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Pictures of clubs
      </VisuallyHidden>
      <DeskBar>
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
        <DeskMessage role="status">
          {photos === undefined && !isError && 'Loading pictures…'}
          {photos !== undefined && photos.length > 0 && `${plural(photos.length, 'picture')}, newest first`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The pictures could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {photos === undefined && !isError && (
        <Card aria-hidden="true">
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" />
        </Card>
      )}
      {photos !== undefined && photos.length > 0 && (
        <DeskCards role="list">
          {photos.map((photo) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              onTakeDown={(one) => {
                focusAfter.current = null;
                setAsked(one);
              }}
            />
          ))}
        </DeskCards>
      )}
      {photos?.length === 0 && !isError && (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title="No pictures here"
          hint="Logos and photos that clubs send appear here once they’re in this state."
        />
      )}
      <ListPager
        label="Pages of pictures"
        first={params.cursor === null ? null : photoListQuery({ ...params, cursor: null })}
        next={next === null ? null : photoListQuery({ ...params, cursor: next })}
        further={null}
      />
      {asked !== null && (
        <TakeDownDialog
          photo={asked}
          focusAfter={focusAfter}
          onDecided={() => {
            focusAfter.current = heading.current;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
