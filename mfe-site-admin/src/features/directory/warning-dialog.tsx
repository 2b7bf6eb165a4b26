import {
  CLUB_WARNING_REASON_CODES,
  CLUB_WARNING_REASONS,
  isWarningEnd,
  WARNING_MESSAGES,
  WARNING_TEXT,
} from '@club-reviews/domain/club-warnings';
import type { ClubWarningReason } from '@club-reviews/domain/club-warnings';
import { hasEmail } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { ukDate } from '@club-reviews/shared-ui';
import { FormDialog, FormSelect, FormTextArea, FormTextField } from '@club-reviews/shared-ui/forms';
import { useState } from 'react';
import { object, string } from 'yup';
import { useEndClubWarningMutation, useWarnOfClubMutation } from '../../api/site-admin-api';
import type { AdminClub } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { Quoted, Words } from '../../components/words';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';

const EMPTY = { reason: '', text: '', endsOn: '' };

const schema = object({
  reason: string().required(WARNING_MESSAGES.reason),
  text: string()
    .trim()
    .min(WARNING_TEXT.minLength, WARNING_MESSAGES.text)
    .required(WARNING_MESSAGES.text)
    .test('email', WARNING_MESSAGES.email, (text = '') => !hasEmail(text)),
  endsOn: string()
    .required(WARNING_MESSAGES.endsOn)
    .test('end', WARNING_MESSAGES.endsOn, (endsOn = '') =>
      isWarningEnd(endsOn, londonClock(new Date()).date),
    ),
});

type WarningDialogProps = DecisionFrame & { club: AdminClub };

/** Asks what a warning says and until when; then shows it once more before it's on the page. */
export function SetWarningDialog({ club, onClose, ...frame }: WarningDialogProps) {
  const [warn] = useWarnOfClubMutation();
  const [values, setValues] = useState(EMPTY);
  const [isChecking, setIsChecking] = useState(false);
  if (isChecking) {
    const reason = values.reason as ClubWarningReason;
    return (
      <DecisionDialog
        {...frame}
        onClose={onClose}
        title="Is this proven, and fit for everyone to read?"
        description={`It’ll be above the reviews on the page of ${club.name} until ${ukDate(values.endsOn)}. We’ll email everyone who manages the page; they can appeal once.`}
        submitLabel="Put it on the page"
        pendingLabel="Putting it on…"
        isDangerous
        messages={{ done: 'The page has a warning', failed: 'The warning couldn’t be put on the page.' }}
        initialValues={{}}
        execute={() => warn({ id: club.id, body: { ...values, reason, text: values.text.trim() } })}
      >
        <Quoted>
          <p>{CLUB_WARNING_REASONS[reason]}</p>
          <Words>{values.text.trim()}</Words>
        </Quoted>
      </DecisionDialog>
    );
  }
  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title="Put a warning on the page"
      description={`Only after you’ve proven that reviews of ${club.name} were manipulated.`}
      submitLabel="Continue"
      pendingLabel="Continuing…"
      refusalTitle="That didn’t work"
      initialValues={values}
      validationSchema={schema}
      onSubmit={(entered) => {
        setValues(entered);
        setIsChecking(true);
      }}
    >
      <FormSelect
        name="reason"
        label="What was proven"
        placeholder="Select one"
        options={CLUB_WARNING_REASON_CODES.map((value) => ({ value, label: CLUB_WARNING_REASONS[value] }))}
      />
      <FormTextArea
        name="text"
        label="What happened"
        hint="Everyone reads this. Say what you found and when, and name no one."
        rows={4}
        countLimit={WARNING_TEXT.maxLength}
      />
      <FormTextField name="endsOn" type="date" label="Last day" hint="Within a year." />
    </FormDialog>
  );
}

/** Asks why a warning ends before its time. */
export function EndWarningDialog({ club, ...frame }: WarningDialogProps) {
  const [end] = useEndClubWarningMutation();
  return (
    <DecisionDialog
      {...frame}
      title="End the warning?"
      description={`It comes off the page of ${club.name} now. Its history stays here.`}
      submitLabel="End the warning"
      pendingLabel="Ending…"
      messages={{ done: 'Warning ended', failed: 'The warning couldn’t be ended.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => end({ id: club.id, body: { reason: reason.trim() } })}
    >
      <ReasonField hint="Kept in the audit log, and emailed to everyone who manages the page." />
    </DecisionDialog>
  );
}
