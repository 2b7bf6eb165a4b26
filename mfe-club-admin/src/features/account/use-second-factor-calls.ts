import type { SecondFactorCalls } from '@club-reviews/shared-ui/account';
import {
  useAddPasskeyForClubMutation,
  useBeginOwnPasskeyProofForClubMutation,
  useBeginPasskeyForClubMutation,
  useBeginTotpForClubMutation,
  useConfirmTotpForClubMutation,
  useProveOwnPasskeyForClubMutation,
  useProveOwnPasswordForClubMutation,
  useRemovePasskeyForClubMutation,
  useRemoveTotpForClubMutation,
  useRenewRecoveryCodesForClubMutation,
} from '../../api/club-admin-api';

/** The clubs' calls about second factors. */
export function useSecondFactorCalls(): SecondFactorCalls {
  const [proveByPassword] = useProveOwnPasswordForClubMutation();
  const [beginPasskeyProof] = useBeginOwnPasskeyProofForClubMutation();
  const [proveByPasskey] = useProveOwnPasskeyForClubMutation();
  const [beginTotp] = useBeginTotpForClubMutation();
  const [confirmTotp] = useConfirmTotpForClubMutation();
  const [removeTotp] = useRemoveTotpForClubMutation();
  const [beginPasskey] = useBeginPasskeyForClubMutation();
  const [addPasskey] = useAddPasskeyForClubMutation();
  const [removePasskey] = useRemovePasskeyForClubMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesForClubMutation();
  return {
    proveByPassword,
    beginPasskeyProof,
    proveByPasskey,
    beginTotp,
    confirmTotp,
    removeTotp,
    beginPasskey,
    addPasskey,
    removePasskey,
    renewRecoveryCodes,
  };
}
