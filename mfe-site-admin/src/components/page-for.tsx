import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { Panel } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { useMay } from '../features/session/staff-session';

interface PageForProps {
  role: StaffRole;
  children: ReactNode;
}

/** A page for people with a sufficient role; others who open its address are told who it's for. */
export function PageFor({ role, children }: PageForProps) {
  return useMay(role) ? (
    children
  ) : (
    <Panel title={`This page is for ${STAFF_ROLE_LABELS[role].label.toLowerCase()}s`}>
      <p>Ask one of them.</p>
    </Panel>
  );
}
