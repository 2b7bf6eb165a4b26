import { ButtonLink, Panel, Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { useStaff } from './staff-session';

const ACCOUNT = '/admin/account';

/** Sends owners without a second factor to the page to set one up; they can't use anything else. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { needsSecondFactor } = useStaff();
  const { pathname } = useLocation();
  if (!needsSecondFactor || pathname === ACCOUNT) return children;
  return (
    <Stack>
      <Panel tone="warning" title="Set up a second factor first">
        Owners log in with a password and something they hold: a passkey, or an authenticator app on their
        phone. It takes a minute, and then you can use everything else.
      </Panel>
      <p>
        <ButtonLink to={ACCOUNT}>Set it up</ButtonLink>
      </p>
    </Stack>
  );
}
