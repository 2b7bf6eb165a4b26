import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { object, string } from 'yup';
import { useInviteStaffMutation } from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { RoleField } from './role-field';

const schema = object({ email: string().trim().required('Please enter an email address') });

/** Asks whom to invite, and with what role; `role` is the one to start with. */
export function InviteDialog({ role: likely, ...frame }: DecisionFrame & { role: StaffRole }) {
  const [invite] = useInviteStaffMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Invite someone"
      description="We’ll email them a link to choose a name and a password. The link works for 14 days."
      submitLabel="Send invitation"
      pendingLabel="Sending…"
      messages={{ done: 'Invitation sent', failed: 'Failed to send the invitation.' }}
      initialValues={{ email: '', role: likely }}
      validationSchema={schema}
      execute={({ email, role }) => invite({ body: { email: email.trim(), role } })}
    >
      <FormTextField name="email" type="email" label="Email address" autoComplete="off" />
      <RoleField />
    </DecisionDialog>
  );
}
