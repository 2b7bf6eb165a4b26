import { Badge, Button, Card, Cluster, Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '../../api/site-admin-api';
import type { OwnAccount } from '../../api/types';
import { toastOutcome } from '../../lib/toast-outcome';
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

/** What to do once the person has proved that it's still them. */
type Change =
  | { kind: 'add-totp' }
  | { kind: 'remove-totp' }
  | { kind: 'add-passkey' }
  | { kind: 'codes' }
  | { kind: 'remove-passkey'; id: number };

/** The logged-in person's second factors, with ways to change them. */
export function SecondFactors({ account }: { account: OwnAccount }) {
  const [request, setRequest] = useState<Change | null>(null);
  const [proven, setProven] = useState<{ change: Change; proof: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [removeTotp] = useRemoveTotpMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasTotp, passkeys, arePasskeysPossible, isSecondFactorRequired, recoveryCodesLeft } = account;
  const hasFactor = hasTotp || passkeys.length > 0;

  async function execute(change: Change, proof: string) {
    const body = { proof };
    if (change.kind === 'add-totp' || change.kind === 'add-passkey') {
      setProven({ change, proof });
    } else if (change.kind === 'codes') {
      const { data, error } = await renewCodes({ body });
      toastOutcome(error, { done: 'New recovery codes made', failed: 'Failed to make new codes.' });
      setCodes(data?.recoveryCodes ?? []);
    } else {
      const { error } =
        change.kind === 'remove-totp'
          ? await removeTotp({ body })
          : await removePasskey({ id: change.id, body });
      toastOutcome(error, { done: 'Second factor removed', failed: 'Failed to remove it.' });
    }
  }

  const ask = (change: Change) => () => setRequest(change);
  const finish = (recoveryCodes: readonly string[]) => {
    setProven(null);
    setCodes(recoveryCodes);
  };
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
              <Button variant="secondary" size="small" onClick={ask({ kind: 'codes' })}>
                Make new codes
              </Button>
            </Factor>
          )}
        </ul>
      </Stack>
      {request !== null && (
        <ProofDialog
          account={account}
          focusAfter={heading}
          onClose={() => setRequest(null)}
          onProven={(proof) => {
            setRequest(null);
            void execute(request, proof);
          }}
        />
      )}
      {proven?.change.kind === 'add-totp' && (
        <TotpDialog
          proof={proven.proof}
          focusAfter={heading}
          onClose={() => setProven(null)}
          onDone={finish}
        />
      )}
      {proven?.change.kind === 'add-passkey' && (
        <PasskeyDialog
          proof={proven.proof}
          focusAfter={heading}
          onClose={() => setProven(null)}
          onDone={finish}
        />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog codes={codes} focusAfter={heading} onClose={() => setCodes([])} />
      )}
    </Card>
  );
}
