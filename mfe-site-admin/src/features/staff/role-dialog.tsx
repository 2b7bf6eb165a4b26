import { useChangeStaffRoleMutation } from '../../api/site-admin-api';
import type { StaffMember } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { RoleField } from './role-field';

/** Asks for a person's new role. */
export function RoleDialog({ member, ...frame }: DecisionFrame & { member: StaffMember }) {
  const [changeRole] = useChangeStaffRoleMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Change role"
      description={`${member.name ?? member.email ?? 'This person'} will have the new role from their next click. Owners need a second factor.`}
      submitLabel="Change role"
      pendingLabel="Changing…"
      messages={{ done: 'Role changed', failed: 'Failed to change the role.' }}
      initialValues={{ role: member.role }}
      execute={({ role }) => changeRole({ id: member.id, body: { role } })}
    >
      <RoleField />
    </DecisionDialog>
  );
}
