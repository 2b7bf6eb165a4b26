import type { PhotoState } from '@club-reviews/domain/club-photos';
import { Badge, Button, Card, Cluster, EmptyState, TextLink, ukDateTime } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { oneOf, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { Images, X } from 'lucide-react';
import { useDecidePhotoMutation, useReadPhotosInfiniteQuery } from '../../../../api/site-admin-api';
import type { AdminPhoto } from '../../../../api/types';
import { CursorList } from '../../../../components/cursor-list';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { CardHead, StateChips } from '../../../../components/list-parts';
import { ReasonField } from '../../../../components/reason-field';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { mailedReasonSchema, NO_REASON } from '../../../../lib/reason-form';
import { OnlyFor } from '../../../session/staff-session';
import { photoExcerpt } from './photo-kind';
import { PhotoPicture } from './photo-picture';

/** The states that have a list: what waits comes first. */
const LISTED_STATES = ['held', 'public', 'refused', 'taken-down'] as const satisfies PhotoState[];

/** The label of a picture in each state. */
const STATE_LABELS: Record<PhotoState, string> = {
  fetching: 'Being fetched',
  unfetched: 'Couldn’t be fetched',
  held: 'Waiting for a moderator',
  public: 'Shown',
  refused: 'Refused',
  'taken-down': 'Taken down',
};

const TONES: Partial<Record<PhotoState, 'pitch' | 'danger'>> = {
  ...{ public: 'pitch', refused: 'danger', 'taken-down': 'danger' },
};

/** The settings in the list's address. */
export const photoParams = searchParams({ state: oneOf(LISTED_STATES, 'held'), cursor: textOrNull });

/** Clubs' pictures in one state, newest first. */
export function PhotoList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<AdminPhoto>();
  const { request, ...frame } = dialog;
  const params = photoParams.read(useLocation().search);
  const { state, cursor } = params;
  const found = useReadPhotosInfiniteQuery({ filters: { state }, cursor });
  return (
    <>
      <CursorList
        title="Club pictures"
        headingRef={heading}
        noun="pictures"
        order="newest first"
        found={found}
        tools={
          <StateChips
            states={LISTED_STATES}
            labels={STATE_LABELS}
            current={state}
            onShow={(next) => void navigate({ search: photoParams.query({ state: next, cursor: null }) })}
          />
        }
        empty={
          <EmptyState
            icon={<Images aria-hidden="true" />}
            title={state === 'held' ? 'No pictures to check' : 'No pictures here'}
            hint={
              state === 'held'
                ? 'New logos and photos from clubs wait here.'
                : 'Clubs’ pictures appear here once they’ve been checked.'
            }
          />
        }
        cursor={cursor}
        pageQuery={(page) => photoParams.query({ ...params, cursor: page })}
      >
        {(photo) => <PhotoCard key={photo.id} photo={photo} onTakeDown={() => ask(photo)} />}
      </CursorList>
      {request !== null && <TakeDownDialog photo={request} {...frame} />}
    </>
  );
}

/** A picture in the list, which can be taken down while it's public. */
function PhotoCard({ photo, onTakeDown }: { photo: AdminPhoto; onTakeDown: () => void }) {
  const { id, club, state, reason, decidedBy, decidedAt } = photo;
  return (
    <Card as="li">
      <CardHead data-justify="between">
        <h3>{club.name}</h3>
        <Badge tone={TONES[state] ?? 'neutral'}>{STATE_LABELS[state]}</Badge>
      </CardHead>
      <PhotoPicture photo={photo} sizes="(min-width: 64rem) 30rem, 90vw" />
      <p>{photoExcerpt(photo)}</p>
      {decidedAt !== null && (
        <p>
          {`${decidedBy ?? 'A moderator'}, ${ukDateTime(decidedAt)}${reason === null ? '' : `: ${reason}`}`}
        </p>
      )}
      <Cluster data-gap="small">
        {state === 'public' && (
          <OnlyFor role="moderator">
            <Button variant="risky" size="small" onClick={onTakeDown}>
              <X aria-hidden="true" />
              Take down
            </Button>
          </OnlyFor>
        )}
        {state === 'held' && <TextLink to={`/admin?entry=photo-${id}`}>Decide in the queue</TextLink>}
        <TextLink to={`/admin/clubs/${club.id}`}>The club’s entry</TextLink>
      </Cluster>
    </Card>
  );
}

/** Asks why a picture is taken off the club's page. */
function TakeDownDialog({ photo, ...frame }: DecisionFrame & { photo: AdminPhoto }) {
  const [decidePhoto] = useDecidePhotoMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`Take down this picture of ${photo.club.name}?`}
      description={`${photoExcerpt(photo)}. It’ll disappear from the club’s page straight away, and we’ll delete its files.`}
      submitLabel="Take down"
      pendingLabel="Deciding…"
      isDangerous
      messages={{ done: 'Taken down', failed: 'The picture couldn’t be taken down.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => decidePhoto({ id: photo.id, body: { decision: 'take-down', reason } })}
    >
      <ReasonField hint="We’ll email this to the club’s managers." />
    </DecisionDialog>
  );
}
