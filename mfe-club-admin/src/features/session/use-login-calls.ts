import type { LoginCalls } from '@club-reviews/shared-ui/account';
import {
  useBeginClubAdminPasskeyLoginMutation,
  useLoginClubAdminWithCodeMutation,
  useLoginClubAdminWithPasskeyMutation,
} from '../../api/club-admin-api';

/** The clubs' calls for a login with a second factor, or with a passkey alone. */
export function useLoginCalls(): LoginCalls {
  const [byCode] = useLoginClubAdminWithCodeMutation();
  const [beginPasskey] = useBeginClubAdminPasskeyLoginMutation();
  const [byPasskey] = useLoginClubAdminWithPasskeyMutation();
  return { byCode, beginPasskey, byPasskey };
}
