import { TEAM_CATEGORIES, TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import {
  MAX_SESSION_TEXT_LENGTH,
  SESSION_KIND_NAMES,
  SESSION_KINDS,
} from '@club-reviews/domain/club-sessions';
import {
  FieldPair,
  FormDialog,
  FormSelect,
  FormTextArea,
  FormTextField,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useAddSessionToTryMutation, useChangeSessionToTryMutation } from '../../api/club-admin-api';
import type { SessionToTry } from '../../api/types';
import { findTimeErrors, sessionSchema, toSessionBody, toSessionValues } from './session-form.schema';
import type { SessionValues } from './session-form.schema';

const KINDS = SESSION_KINDS.map((value) => ({ value, label: SESSION_KIND_NAMES[value] }));
const CATEGORIES = TEAM_CATEGORIES.map((value) => ({ value, label: TEAM_CATEGORY_NAMES[value] }));

interface SessionDialogProps {
  clubId: number;
  /** The session to change; null for a new one. */
  session: SessionToTry | null;
  onClose: () => void;
  /** Closes it once it’s done. */
  onDone: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Where a session is entered or changed. */
export function SessionDialog({ clubId, session, onClose, onDone, focusAfter }: SessionDialogProps) {
  const [add] = useAddSessionToTryMutation();
  const [change] = useChangeSessionToTryMutation();
  // What was opened is what is changed, even if a newer one comes in meanwhile.
  const [opened] = useState(session);
  const save = useSubmit(
    (values: SessionValues) => {
      const body = toSessionBody(values, opened?.calledOff ?? []);
      if (opened === null) return add({ clubId, body });
      const { id, state, revision } = opened;
      return change({ clubId, id, body: { ...body, state, revision } });
    },
    {
      onDone() {
        showToast({ title: 'Session saved', tone: 'success' });
        onDone();
      },
      names: () => ({ costPence: 'cost' }),
    },
  );
  return (
    <FormDialog
      initialValues={toSessionValues(opened)}
      validationSchema={sessionSchema}
      validate={findTimeErrors}
      onSubmit={save}
      onClose={onClose}
      focusAfter={focusAfter}
      title={opened === null ? 'Add a session' : 'Edit the session'}
      description="Families see it on your club’s page and in searches until it’s over."
      submitLabel="Save session"
      pendingLabel="Saving…"
      refusalTitle="The session wasn’t saved"
    >
      <FieldPair data-size="small">
        <FormSelect name="kind" label="What it is" placeholder="Choose" options={KINDS} />
        <FormSelect name="category" label="Who it’s for" placeholder="Choose" options={CATEGORIES} />
      </FieldPair>
      <FormTextField name="title" label="Title (optional)" />
      <FieldPair data-size="small">
        <FormTextField name="startsOn" label="Date" type="date" />
        <FormTextField
          name="weeklyUntil"
          label="Weekly until (optional)"
          type="date"
          hint="Leave empty for a single session."
        />
      </FieldPair>
      <FieldPair data-size="small">
        <FormTextField name="startTime" label="From" type="time" />
        <FormTextField name="endTime" label="To" type="time" />
      </FieldPair>
      <FieldPair data-size="small">
        <FormTextField name="ageFrom" label="Youngest age (optional)" inputMode="numeric" />
        <FormTextField name="ageTo" label="Oldest age (optional)" inputMode="numeric" />
      </FieldPair>
      <FormTextField name="place" label="Place (optional)" hint="If not at your home ground." />
      <FieldPair data-size="small">
        <FormTextField name="postcode" label="Postcode (optional)" autoComplete="off" />
        <FormTextField name="cost" label="Cost in pounds" inputMode="decimal" hint="0 if it’s free." />
      </FieldPair>
      <FormTextArea
        name="bring"
        label="What to bring (optional)"
        rows={2}
        countLimit={MAX_SESSION_TEXT_LENGTH}
      />
      <FormTextArea
        name="joining"
        label="How to join (optional)"
        hint="Leave out email addresses: parents can ask you through the site."
        rows={2}
        countLimit={MAX_SESSION_TEXT_LENGTH}
      />
      <FormTextField name="link" label="Booking page (optional)" inputMode="url" />
    </FormDialog>
  );
}
