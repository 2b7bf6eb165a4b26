import { TextLink, VisuallyHidden } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';

/** A link that opens in a new tab: to another site, or beside a form, so that nothing typed is lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
