import { Button, Cluster, Stack } from '@club-reviews/shared-ui';
import { ErrorSummary, FormError, FormPart, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUpdateOwnClubMutation } from '../../api/club-admin-api';
import type { useDraft } from '../../api/drafts';
import type { OwnClub } from '../../api/types';
import { DiscardDialog } from '../../components/discard-dialog';
import { FormDraft } from '../../components/form-draft';
import { FACT_FIELD_NAMES } from './facts-form.schema';
import { profileBody, profileValues, toProfileSchema } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';
import type { ProfileSection } from './profile-sections';

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
  sections: readonly ProfileSection[];
  /** What was being typed when the form was left. */
  draft: ReturnType<typeof useDraft<Partial<ProfileValues>>>;
  saveLabel: string;
  /** What would be lost, as the question before discarding it says. */
  what: string;
  /** Whether the first field gets the focus. */
  isJustOpened?: boolean;
}

const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();

/** Where a representative edits one section of the club's profile, or all of them. */
export function ProfileForm({
  club,
  sections,
  draft,
  saveLabel,
  what,
  isJustOpened = false,
}: ProfileFormProps) {
  const [updateClub] = useUpdateOwnClubMutation();
  const [isAsked, setIsAsked] = useState(false);
  const fields = sections.flatMap((section) => section.fields);
  const saved = profileValues(club, fields);
  const isChanged = (values: Partial<ProfileValues>) => JSON.stringify(values) !== JSON.stringify(saved);
  const save = useSubmit(
    (values: Partial<ProfileValues>) =>
      updateClub({ clubId: club.id, body: profileBody({ ...profileValues(club), ...values }, fields) }),
    {
      onDone() {
        showToast({ title: 'Club Updated', tone: 'success' });
        draft.drop();
      },
      reason: FAILED.description,
      onRefused: () => showToast({ ...FAILED, tone: 'error' }),
      names: () => FACT_FIELD_NAMES,
    },
  );

  return (
    <Formik
      // A draft may have its fields in a different order from the saved profile; the form's order counts.
      initialValues={{ ...saved, ...draft.draft }}
      validationSchema={toProfileSchema(fields)}
      onSubmit={save}
    >
      {({ values, isSubmitting }) => (
        <Stack as={Form} ref={isJustOpened ? focusFirstField : undefined} noValidate>
          <FormDraft isUnsaved={isChanged} onChange={draft.write} />
          <ErrorSummary />
          {sections.map(({ id, title, Fields }) => (
            <FormPart key={id} level={3} title={title}>
              <Fields club={club} />
            </FormPart>
          ))}
          <FormError title={FAILED.title} />
          <Bar data-bottom-bar="">
            <SubmitButton pendingLabel="Saving...">{saveLabel}</SubmitButton>
            <Button
              variant="secondary"
              disabled={isSubmitting}
              onClick={() => (isChanged(values) ? setIsAsked(true) : draft.drop())}
            >
              Cancel
            </Button>
          </Bar>
          {isAsked && <DiscardDialog what={what} onKeep={() => setIsAsked(false)} onDiscard={draft.drop} />}
        </Stack>
      )}
    </Formik>
  );
}
