import type { ComponentProps } from 'react';
import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { appearance } from '../../catalogue/stories/look-up';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import type { SecondFactorCalls } from './account-calls';
import { PasskeyDialog } from './passkey-dialog';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SecondFactors } from './second-factors';
import { TotpDialog } from './totp-dialog';

export default { title: 'Account/Second factors', component: SecondFactors } satisfies Meta;

const calls: SecondFactorCalls = {
  proveOwnPassword: never,
  beginOwnPasskeyProof: never,
  proveOwnPasskey: never,
  beginTotp: never,
  confirmTotp: never,
  removeTotp: never,
  beginPasskey: never,
  addPasskey: never,
  removePasskey: never,
  renewRecoveryCodes: never,
};
const NONE = {
  hasTotp: false,
  passkeys: [],
  arePasskeysPossible: true,
  isSecondFactorRequired: false,
  recoveryCodesLeft: 0,
};
const PASSKEY = { id: 1, name: 'Work laptop', createdAt: '2026-03-01T09:00:00Z', lastUsedAt: null };

const shown = (account: Partial<ComponentProps<typeof SecondFactors>['account']>) => (
  <SecondFactors account={{ ...NONE, ...account }} calls={calls} />
);

export const Off: Story = { render: () => shown({}) };
export const Required: Story = { render: () => shown({ isSecondFactorRequired: true }) };
export const NoPasskeysHere: Story = { render: () => shown({ arePasskeysPossible: false }) };
export const On: Story = {
  render: () => shown({ hasTotp: true, passkeys: [PASSKEY], recoveryCodesLeft: 8 }),
};
export const LongName: Story = {
  render: () => shown({ passkeys: [{ ...PASSKEY, name: LONG_NAME }], recoveryCodesLeft: 10 }),
  parameters: { frame: SMALL },
};

const dialog = { calls, onClose: () => undefined, focusAfter: { current: null } };
const setUp = { ...dialog, proof: 'proven', onDone: () => undefined };
const play: Story['play'] = () => appearance('[role="dialog"]');
const parameters = { frame: { width: 390, height: 720 } };

export const ConfirmItsYou: Story = {
  render: () => <ProofDialog {...dialog} hasTotp hasPasskey onProven={never} />,
  play,
  parameters,
};
export const AuthenticatorApp: Story = {
  render: () => (
    <TotpDialog
      {...setUp}
      setup={{
        ticket: 'a-ticket',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Club%20Reviews:kim%40club.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      }}
    />
  ),
  play,
  parameters,
};
export const Passkey: Story = { render: () => <PasskeyDialog {...setUp} />, play, parameters };
export const RecoveryCodes: Story = {
  render: () => (
    <RecoveryCodesDialog
      codes={['abcd-efgh-jkmn', 'pqrs-tuvw-xyza', 'bcde-fghj-kmnp', 'qrst-uvwx-yzab']}
      focusAfter={dialog.focusAfter}
      onClose={dialog.onClose}
    />
  ),
  play,
  parameters,
};
