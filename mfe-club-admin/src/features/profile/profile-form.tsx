import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FormError,
  showRefusal,
  SubmitButton,
  useLeaveWarning,
} from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useUpdateOwnClubMutation } from '../../api/club-admin-api';
import { profileClosed, profileWritten } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { DiscardDialog } from '../../components/discard-dialog';
import { FactsFields } from './facts-fields';
import { FACT_FIELD_NAMES } from './facts-form.schema';
import { ClubInfoFields, OnlinePresenceFields, VisualsFields } from './profile-fields';
import { profileBody, profileSchema, profileValues } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';

const FAILED = { title: 'Update Failed', description: 'Failed to update club information' };

/* Within reach however long the form is. */
const Bar = styled(Cluster)`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-page);
`;

/** Copies every change into the store, so that nothing is lost when the screen closes. */
function DraftKeeper({ clubId }: { clubId: number }) {
  const { values } = useFormikContext<ProfileValues>();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(profileWritten({ clubId, values }));
  }, [dispatch, clubId, values]);
  return null;
}

interface ProfileFormProps {
  club: OwnClub;
  /** What was being typed when the form was left. */
  draft: ProfileValues;
}

/** Where a representative edits the club's profile. */
export function ProfileForm({ club, draft }: ProfileFormProps) {
  const [updateClub] = useUpdateOwnClubMutation();
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const saved = profileValues(club);
  const isChanged = (values: ProfileValues) => JSON.stringify(values) !== JSON.stringify(saved);

  async function save(values: ProfileValues, form: FormikHelpers<ProfileValues>) {
    form.setStatus(undefined);
    const { error } = await updateClub({ clubId: club.id, body: profileBody(values, saved) });
    if (error === undefined) {
      showToast({ title: 'Club Updated', tone: 'success' });
      dispatch(profileClosed(club.id));
      return;
    }
    showToast({ ...FAILED, tone: 'error' });
    const reason = apiErrorMessage(error, FAILED.description);
    showRefusal(form, values, { error, reason, names: FACT_FIELD_NAMES });
  }

  return (
    // A draft may have its fields in a different order from the saved profile; the form's order counts.
    <Formik initialValues={{ ...saved, ...draft }} validationSchema={profileSchema} onSubmit={save}>
      {({ status, values, isSubmitting }) => (
        <Stack as={Form} noValidate>
          <DraftKeeper clubId={club.id} />
          <LeaveWarning isUnsaved={isChanged(values)} />
          <ErrorSummary />
          <ClubInfoFields />
          <FactsFields />
          <OnlinePresenceFields />
          <VisualsFields />
          <FormError title={FAILED.title}>{status}</FormError>
          <Bar data-bottom-bar="">
            <SubmitButton pendingLabel="Saving...">Save All Changes</SubmitButton>
            <Button
              variant="secondary"
              disabled={isSubmitting}
              onClick={() => (isChanged(values) ? setIsAsked(true) : dispatch(profileClosed(club.id)))}
            >
              Cancel
            </Button>
          </Bar>
          {isAsked && (
            <DiscardDialog
              what="your club’s profile"
              onKeep={() => setIsAsked(false)}
              onDiscard={() => dispatch(profileClosed(club.id))}
            />
          )}
        </Stack>
      )}
    </Formik>
  );
}

function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveWarning(isUnsaved);
  return null;
}
