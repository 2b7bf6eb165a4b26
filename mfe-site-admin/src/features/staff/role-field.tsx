import { STAFF_ROLE_LABELS, STAFF_ROLES } from '@club-reviews/domain/staff-roles';
import { FormRadioGroup } from '@club-reviews/shared-ui/forms';

const OPTIONS = STAFF_ROLES.map((role) => ({
  value: role,
  label: STAFF_ROLE_LABELS[role].label,
  hint: STAFF_ROLE_LABELS[role].meaning,
}));

/** The field for a person's role. */
export function RoleField() {
  return <FormRadioGroup name="role" label="Role" options={OPTIONS} />;
}
