import { ErrorPanel, PageHeading, Section, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage, useDispatch } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { sessionExpired } from '../../api/session';
import { useGetSiteAdminSessionQuery } from '../../api/site-admin-api';

/** The longest pause that a browser's timer knows. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Asks the server whether the kept session still holds before it shows anything, and closes the gate when the
 * session's time is over. A server that cannot be reached ends no session.
 */
export function SessionCheck({ children }: { children: ReactNode }) {
  const { data: session, isError, error, refetch } = useGetSiteAdminSessionQuery();
  const dispatch = useDispatch();
  const expiresAt = session?.expiresAt;

  useEffect(() => {
    if (expiresAt === undefined) return;
    const left = Date.parse(expiresAt) - Date.now();
    const timer = setTimeout(() => dispatch(sessionExpired()), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);

  if (session !== undefined) return children;
  return (
    <>
      <PageHeading title="Site administration" />
      <Section>
        {isError ? (
          <ErrorPanel
            title="Your session could not be checked"
            text={apiErrorMessage(error, 'The server could not be reached.')}
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
