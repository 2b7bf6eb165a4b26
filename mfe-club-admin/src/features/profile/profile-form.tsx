import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { ErrorSummary, FormError, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUpdateOwnClubMutation } from '../../api/club-admin-api';
import { profileClosed, profileWritten } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { DiscardDialog } from '../../components/discard-dialog';
import { FormDraft } from '../../components/form-draft';
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
  const save = useSubmit(
    (values: ProfileValues) => updateClub({ clubId: club.id, body: profileBody(values, saved) }),
    {
      onDone() {
        showToast({ title: 'Club Updated', tone: 'success' });
        dispatch(profileClosed(club.id));
      },
      reason: FAILED.description,
      onRefused: () => showToast({ ...FAILED, tone: 'error' }),
      names: () => FACT_FIELD_NAMES,
    },
  );

  return (
    // A draft may have its fields in a different order from the saved profile; the form's order counts.
    <Formik initialValues={{ ...saved, ...draft }} validationSchema={profileSchema} onSubmit={save}>
      {({ status, values, isSubmitting }) => (
        <Stack as={Form} noValidate>
          <FormDraft
            isUnsaved={isChanged}
            // In the store, nothing is lost when the screen closes.
            onChange={(changed: ProfileValues) =>
              dispatch(profileWritten({ clubId: club.id, values: changed }))
            }
          />
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
