import { ErrorPanel, PageHeading, Section, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
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
  const { data, isError, error, refetch } = call;
  useSessionEnd(session, call);

  if (data !== undefined) return <StaffProvider value={data.staff}>{children}</StaffProvider>;
  return (
    <>
      <PageHeading title="Site administration" size="compact" />
      <Section>
        {isError ? (
          <ErrorPanel
            title="Your session couldn’t be checked"
            text={apiErrorMessage(error, 'The server couldn’t be reached.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Stack aria-busy="true">
            <VisuallyHidden role="status">Checking your session</VisuallyHidden>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="block" />
          </Stack>
        )}
      </Section>
    </>
  );
}
