import { Badge, Button, Card, Cluster, Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Outcome, SecondFactorCalls, TotpSetup } from './account-calls';
import { PasskeyDialog } from './passkey-dialog';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TotpDialog } from './totp-dialog';

const Factor = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  & > div:first-child {
    min-width: 0;
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
`;

interface FactorState {
  hasTotp: boolean;
  passkeys: readonly { id: number; name: string; createdAt: string; lastUsedAt: string | null }[];
  arePasskeysPossible: boolean;
  isSecondFactorRequired: boolean;
  recoveryCodesLeft: number;
}

/** What to do once the person has proved that it's still them. */
type Change =
  | { kind: 'add-totp' }
  | { kind: 'remove-totp' }
  | { kind: 'add-passkey' }
  | { kind: 'renew-codes' }
  | { kind: 'remove-passkey'; id: number };

/** The dialog that is open. */
type Step =
  | { at: 'proof'; change: Change }
  | { at: 'totp'; proof: string; setup: TotpSetup }
  | { at: 'passkey'; proof: string }
  | { at: 'codes'; codes: readonly string[] };

/** The logged-in person's second factors, with ways to change them. */
export function SecondFactors({ account, calls }: { account: FactorState; calls: SecondFactorCalls }) {
  const [step, setStep] = useState<Step | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasTotp, passkeys, arePasskeysPossible, isSecondFactorRequired, recoveryCodesLeft } = account;
  const hasFactor = hasTotp || passkeys.length > 0;

  const showCodes = (codes: readonly string[]) => setStep(codes.length === 0 ? null : { at: 'codes', codes });

  async function execute(change: Change, proof: string): Outcome {
    const body = { proof };
    switch (change.kind) {
      case 'add-totp': {
        const { data: setup, error } = await calls.beginTotp({ body });
        if (setup !== undefined) setStep({ at: 'totp', proof, setup });
        return { error };
      }
      case 'add-passkey':
        setStep({ at: 'passkey', proof });
        return {};
      case 'renew-codes': {
        const { data, error } = await calls.renewRecoveryCodes({ body });
        if (data !== undefined) showCodes(data.recoveryCodes);
        return { error };
      }
      case 'remove-totp':
      case 'remove-passkey': {
        const { error } =
          change.kind === 'remove-totp'
            ? await calls.removeTotp({ body })
            : await calls.removePasskey({ id: change.id, body });
        if (error !== undefined) return { error };
        showToast({ title: 'Second factor removed', tone: 'success' });
        setStep(null);
        return {};
      }
    }
  }

  const ask = (change: Change) => () => setStep({ at: 'proof', change });
  const close = () => setStep(null);
  const dialog = { calls, focusAfter: heading, onClose: close };
  return (
    <Card as="section">
      <Stack>
        <Cluster>
          <h2 ref={heading} tabIndex={-1}>
            Second factor
          </h2>
          <Badge tone={hasFactor ? 'pitch' : 'warning'}>{hasFactor ? 'On' : 'Off'}</Badge>
        </Cluster>
        {!hasFactor && isSecondFactorRequired && (
          <Panel tone="warning" title="Owners need a second factor">
            Set up a passkey or an authenticator app. You can’t do anything else until then.
          </Panel>
        )}
        <p>With one, a stolen password isn’t enough to get in. A passkey also replaces your password.</p>
        <ul role="list">
          <Factor>
            <div>
              <h3>Authenticator app</h3>
              <p>
                {hasTotp
                  ? 'Set up. It shows a new code every 30 seconds.'
                  : 'An app on your phone gives you a code.'}
              </p>
            </div>
            <Cluster>
              <Button variant="secondary" size="small" onClick={ask({ kind: 'add-totp' })}>
                {hasTotp ? 'Change app' : 'Set up an app'}
              </Button>
              {hasTotp && (
                <Button variant="secondary" size="small" onClick={ask({ kind: 'remove-totp' })}>
                  Remove app
                </Button>
              )}
            </Cluster>
          </Factor>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <Factor key={id}>
              <div>
                <h3>{name}</h3>
                <p>
                  Passkey added {ukDateTime(createdAt)}
                  {lastUsedAt === null ? '' : `, last used ${ukDateTime(lastUsedAt)}`}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove the passkey ${name}`}
                onClick={ask({ kind: 'remove-passkey', id })}
              >
                Remove
              </Button>
            </Factor>
          ))}
          <Factor>
            <div>
              <h3>Add a passkey</h3>
              <p>
                {arePasskeysPossible
                  ? 'Your fingerprint, face, PIN or a security key.'
                  : 'Not at this address: browsers need a site with a domain name.'}
              </p>
            </div>
            {arePasskeysPossible && (
              <Button variant="secondary" size="small" onClick={ask({ kind: 'add-passkey' })}>
                Add a passkey
              </Button>
            )}
          </Factor>
          {hasFactor && (
            <Factor>
              <div>
                <h3>Recovery codes</h3>
                <p>{recoveryCodesLeft} unused. Each one lets you in once without your phone or passkey.</p>
              </div>
              <Button variant="secondary" size="small" onClick={ask({ kind: 'renew-codes' })}>
                Make new codes
              </Button>
            </Factor>
          )}
        </ul>
      </Stack>
      {step?.at === 'proof' && (
        <ProofDialog
          {...dialog}
          hasTotp={hasTotp}
          hasPasskey={passkeys.length > 0}
          onProven={(proof) => execute(step.change, proof)}
        />
      )}
      {step?.at === 'totp' && (
        <TotpDialog {...dialog} proof={step.proof} setup={step.setup} onDone={showCodes} />
      )}
      {step?.at === 'passkey' && <PasskeyDialog {...dialog} proof={step.proof} onDone={showCodes} />}
      {step?.at === 'codes' && (
        <RecoveryCodesDialog codes={step.codes} focusAfter={heading} onClose={close} />
      )}
    </Card>
  );
}
