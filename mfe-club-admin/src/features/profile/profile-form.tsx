import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormPart,
  FormTextArea,
  FormTextField,
  showRefusal,
  SubmitButton,
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
import { useLeaveWarning } from '../../lib/use-leave-warning';
import { profileBody, profileSchema, profileValues } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';

const FAILED = { title: 'Update Failed', description: 'Failed to update club information' };

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
`;

/* Within reach however long the form is. */
const Bar = styled(Cluster)`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-page);
`;

/** Copies every change into the store, so that nothing is lost when the screen goes. */
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
    const { error } = await updateClub({ clubId: club.id, body: profileBody(values) });
    if (error === undefined) {
      showToast({ title: 'Club Updated', tone: 'success' });
      dispatch(profileClosed(club.id));
      return;
    }
    showToast({ ...FAILED, tone: 'error' });
    const reason = apiErrorMessage(error, FAILED.description);
    showRefusal(form, values, { error, reason });
  }

  return (
    // A draft has the form's fields in another order than the saved profile; the form's own order counts.
    <Formik initialValues={{ ...saved, ...draft }} validationSchema={profileSchema} onSubmit={save}>
      {({ status, values, isSubmitting }) => (
        <Stack as={Form} noValidate>
          <DraftKeeper clubId={club.id} />
          <LeaveWarning isUnsaved={isChanged(values)} />
          <FormPart level={3} title="Club Info">
            <FormTextArea
              name="description"
              label="Description"
              hint="Also shown in the directory."
              rows={3}
            />
            <FormTextArea name="aboutUs" label="Club Introduction" rows={5} />
            <Pair>
              <FormTextArea name="teams" label="Teams" hint="One per line." rows={5} />
              <FormTextArea name="trainingSchedule" label="Training Schedule" rows={5} />
              <FormTextField name="homeGround" label="Home Ground" />
              <FormTextField name="trainingGroundAddress" label="Training Ground Address" />
            </Pair>
            <FormTextArea name="membershipFees" label="Membership Fees" rows={2} />
          </FormPart>
          <FormPart level={3} title="Contact &amp; Online Presence">
            <Pair>
              <FormTextField name="website" label="Website" inputMode="url" hint="With or without https://" />
              <FormTextField
                name="contactEmail"
                type="email"
                label="Contact Email"
                hint="For us only. It’s never shown on the club’s page."
              />
              <FormTextField
                name="instagram"
                label="Instagram"
                hint="A name like @yourclub, or an address."
              />
              <FormTextField name="facebook" label="Facebook" hint="A name, or an address." />
              <FormTextField name="xTwitter" label="X" hint="A name like @yourclub, or an address." />
            </Pair>
          </FormPart>
          <FormPart level={3} title="Visuals">
            <FormTextField
              name="clubLogo"
              label="Club Logo"
              inputMode="url"
              hint="The address of an image, beginning with https://"
            />
            <FormTextArea
              name="photos"
              label="Photos"
              hint={`One address per line, beginning with https://. The first ${MAX_PHOTOS} are kept.`}
              rows={3}
            />
          </FormPart>
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
