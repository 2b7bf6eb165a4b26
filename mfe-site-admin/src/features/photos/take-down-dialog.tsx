import { useDecidePhotoMutation } from '../../api/site-admin-api';
import type { AdminPhoto } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';
import { photoExcerpt } from '../../lib/photo-labels';

const MESSAGES = { done: 'Taken down', failed: 'The picture couldn’t be taken down.' };

/** Asks why a picture is taken off the club's page. */
export function TakeDownDialog({ photo, ...frame }: DecisionFrame & { photo: AdminPhoto }) {
  const [decidePhoto] = useDecidePhotoMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`Take down this picture of ${photo.club.name}?`}
      description={`${photoExcerpt(photo)}. It’ll disappear from the club’s page straight away, and we’ll delete its files.`}
      submitLabel="Take down"
      pendingLabel="Deciding…"
      isDangerous
      messages={MESSAGES}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => decidePhoto({ id: photo.id, body: { decision: 'take-down', reason } })}
    >
      <ReasonField hint="We’ll email this to the club’s managers." />
    </DecisionDialog>
  );
}
