import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Panel } from '../components/panel/panel';

/** Says why the Formik form around it was refused as a whole, announced to screen readers; nothing otherwise. */
export function FormError({ title }: { title?: ReactNode }) {
  const { status } = useFormikContext();
  if (!status) return null;
  return (
    <Panel tone="error" title={title} role="alert">
      {status}
    </Panel>
  );
}
