import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import { FormSelect, FormTextArea } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { REASON_OPTIONS } from '../lib/removal-form';
import type { RemovalValues } from '../lib/removal-form';

/** The reason for a removal from the public list, with what it tells the author, and the moderator's own words. */
export function RemovalFields({ hint }: { hint: string }) {
  const { values } = useFormikContext<RemovalValues>();
  return (
    <>
      <FormSelect
        name="reasonCode"
        label="Reason"
        placeholder="Select a reason"
        hint={
          removalReason(values.reasonCode)?.meaning ??
          'From the public list. Not liking a review isn’t a reason to remove it.'
        }
        options={REASON_OPTIONS}
      />
      <FormTextArea
        name="reason"
        label="In your words (optional)"
        hint={hint}
        rows={3}
        countLimit={MAX_REASON_LENGTH}
      />
    </>
  );
}
