import { NotLoaded, PageHeading, Section } from '@club-reviews/shared-ui';
import { useSessionEnd } from '@club-reviews/shared-ui/session';
import type { ReactNode } from 'react';
import { StaffProvider } from './staff-session';
import { session } from '../../api/session';
import { useGetSiteAdminSessionQuery } from '../../api/site-admin-api';

/**
 * Checks with the server that the kept session is still valid before showing anything, and ends it when it expires. An
 * unreachable server doesn't end a session.
 */
export function SessionCheck({ children }: { children: ReactNode }) {
  const call = useGetSiteAdminSessionQuery();
  useSessionEnd(session, call);

  if (call.data !== undefined) return <StaffProvider value={call.data.staff}>{children}</StaffProvider>;
  return (
    <>
      <PageHeading title="Site administration" size="compact" />
      <Section>
        <NotLoaded call={call} failed="Your session couldn’t be checked" loading="Checking your session" />
      </Section>
    </>
  );
}
