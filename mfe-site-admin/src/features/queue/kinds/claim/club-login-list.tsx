import { Button, Cluster, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { KeyRound, UserX } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubLogin } from '../../../../api/types';
import { OnlyFor } from '../../../session/staff-session';
import { useMissingContact } from '../../../session/use-missing-contact';

const Logins = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > h4 {
    font-size: var(--text-s);
  }
`;

const Login = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/* Align their labels, rather than their invisible edges, with the text. */
const Actions = styled(Cluster)`
  margin-inline: -0.75rem;
`;

const EndButton = styled(Button)`
  &[data-variant='quiet'] {
    color: var(--color-danger);
  }
`;

interface ClubLoginListProps {
  logins: readonly ClubLogin[];
  onEnd: (login: ClubLogin) => void;
  onResetFactors: (login: ClubLogin) => void;
}

/** The logins for the claimed club, each with buttons for what can be done with it; empty if there are none. */
export function ClubLoginList({ logins, onEnd, onResetFactors }: ClubLoginListProps) {
  const missing = useMissingContact();
  if (logins.length === 0) return null;
  return (
    <Logins>
      <h4>This club’s logins</h4>
      <Stack as="ul" data-gap="small" role="list">
        {logins.map((login) => (
          <Login key={login.id}>
            <span>
              {login.name}, {login.email ?? `email address ${missing}`}
              {login.clubCount > 1 && ` (manages ${login.clubCount} clubs)`}
            </span>
            <OnlyFor role="moderator">
              <Actions data-gap="small">
                {login.hasSecondFactor && (
                  <Button variant="quiet" size="small" onClick={() => onResetFactors(login)}>
                    <KeyRound aria-hidden="true" />
                    Reset second factor<VisuallyHidden>{` of ${login.name}`}</VisuallyHidden>
                  </Button>
                )}
                <EndButton variant="quiet" size="small" onClick={() => onEnd(login)}>
                  <UserX aria-hidden="true" />
                  End login<VisuallyHidden>{` of ${login.name}`}</VisuallyHidden>
                </EndButton>
              </Actions>
            </OnlyFor>
          </Login>
        ))}
      </Stack>
    </Logins>
  );
}
