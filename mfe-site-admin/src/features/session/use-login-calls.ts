import type { LoginCalls } from '@club-reviews/shared-ui/account';
import {
  useBeginStaffPasskeyLoginMutation,
  useLoginStaffWithCodeMutation,
  useLoginStaffWithPasskeyMutation,
} from '../../api/site-admin-api';

/** The staff's calls for a login with a second factor, or with a passkey alone. */
export function useLoginCalls(): LoginCalls {
  const [byCode] = useLoginStaffWithCodeMutation();
  const [beginPasskey] = useBeginStaffPasskeyLoginMutation();
  const [byPasskey] = useLoginStaffWithPasskeyMutation();
  return { byCode, beginPasskey, byPasskey };
}
