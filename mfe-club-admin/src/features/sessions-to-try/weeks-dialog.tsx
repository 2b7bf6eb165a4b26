import { dayText, getNextDates } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { FormCheckboxes, FormDialog, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { useChangeSessionToTryMutation } from '../../api/club-admin-api';
import type { OneSessionDialogProps } from './delete-session-dialog';

/** Half a year is as far as clubs plan; later weeks come up in time. */
const WEEKS = 26;

/** Where single weeks of a weekly session are called off, or put back on. */
export function WeeksDialog({ clubId, session, name, onClose, onDone, focusAfter }: OneSessionDialogProps) {
  const [change] = useChangeSessionToTryMutation();
  // What was opened is what is changed, even if a newer one comes in meanwhile.
  const [{ id, dates: _, ...opened }] = useState(session);
  const [weeks] = useState(() => getNextDates({ ...opened, calledOff: [] }, londonClock(new Date()), WEEKS));
  const [others, shown] = [false, true].map((isShown) =>
    opened.calledOff.filter((date) => weeks.includes(date) === isShown),
  ) as [string[], string[]];
  const save = useSubmit(
    ({ calledOff }: { calledOff: string[] }) =>
      change({ clubId, id, body: { ...opened, calledOff: [...others, ...calledOff].toSorted() } }),
    {
      onDone() {
        showToast({ title: 'Weeks saved', tone: 'success' });
        onDone();
      },
    },
  );
  return (
    <FormDialog
      initialValues={{ calledOff: shown }}
      onSubmit={save}
      onClose={onClose}
      focusAfter={focusAfter}
      title={`Weeks of “${name}”`}
      description="Your page and families’ calendars leave out the weeks that you call off."
      submitLabel="Save weeks"
      pendingLabel="Saving…"
      refusalTitle="The weeks weren’t saved"
    >
      <FormCheckboxes
        name="calledOff"
        label="Called off on"
        options={weeks.map((date) => ({ value: date, label: dayText(date) }))}
      />
    </FormDialog>
  );
}
