import { useLeaveWarning } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

interface FormDraftProps<Values> {
  /** Whether the browser should ask before the page is closed. */
  isUnsaved?: (values: Values) => boolean;
  /** Called with the values at first and after every change. */
  onChange?: (values: Values) => void;
}

/** Takes care that nothing typed into the Formik form around it is lost. */
export function FormDraft<Values>({ isUnsaved, onChange }: FormDraftProps<Values>) {
  const { values } = useFormikContext<Values>();
  const keep = useEffectEvent((changed: Values) => onChange?.(changed));
  useEffect(() => keep(values), [values]);
  useLeaveWarning(isUnsaved?.(values) ?? false);
  return null;
}
