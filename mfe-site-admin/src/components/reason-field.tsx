import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import { FormTextArea } from '@club-reviews/shared-ui/forms';

interface ReasonFieldProps {
  /** Says who will read the reason. */
  hint: string;
  isOptional?: boolean;
  maxLength?: number;
}

/** The field for a decision's reason. */
export function ReasonField({ hint, isOptional = false, maxLength = MAX_REASON_LENGTH }: ReasonFieldProps) {
  return (
    <FormTextArea
      name="reason"
      label={isOptional ? 'Reason (optional)' : 'Reason'}
      hint={hint}
      rows={isOptional ? 2 : 4}
      countLimit={maxLength}
    />
  );
}
