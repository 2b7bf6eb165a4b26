import { TextLink, VisuallyHidden } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';

/** A link next to a form that is being filled in. It opens in a new tab, so nothing typed is lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
