import type { SecondFactorCalls } from '@club-reviews/shared-ui/account';
import {
  useAddPasskeyMutation,
  useBeginOwnPasskeyProofMutation,
  useBeginPasskeyMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useProveOwnPasskeyMutation,
  useProveOwnPasswordMutation,
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '../../api/site-admin-api';

/** The staff's calls about second factors. */
export function useSecondFactorCalls(): SecondFactorCalls {
  const [proveByPassword] = useProveOwnPasswordMutation();
  const [beginPasskeyProof] = useBeginOwnPasskeyProofMutation();
  const [proveByPasskey] = useProveOwnPasskeyMutation();
  const [beginTotp] = useBeginTotpMutation();
  const [confirmTotp] = useConfirmTotpMutation();
  const [removeTotp] = useRemoveTotpMutation();
  const [beginPasskey] = useBeginPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
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
