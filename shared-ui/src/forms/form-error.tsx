import type { ReactNode } from 'react';
import { Panel } from '../components/panel/panel';

/** Says why the form as a whole was refused, announced to screen readers. Renders nothing without children. */
export function FormError({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Panel tone="error" title={title} role="alert">
      {children}
    </Panel>
  );
}
