import { includesRole } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { SessionStaff } from '../../api/types';

const StaffContext = createContext<SessionStaff | null>(null);

/** Tells everything inside it who is logged in. */
export const StaffProvider = StaffContext.Provider;

/** Who is logged in; only available after the login. */
export function useStaff(): SessionStaff {
  const staff = useContext(StaffContext);
  if (staff === null) throw new Error('No one is logged in here');
  return staff;
}

/** Whether the logged-in person may do what needs this role. It only hides what the server would refuse. */
export function useMay(minimum: StaffRole): boolean {
  return includesRole(useStaff().role, minimum);
}

/** Shows its contents to people with a sufficient role. */
export function OnlyFor({ role, children }: { role: StaffRole; children: ReactNode }) {
  return useMay(role) ? children : null;
}
