import { Container, FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { Outlet, useLocation, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import { selectIsLoggedIn } from '../api/session';
import { TakenDecisionsProvider } from '../features/queue/taken-decisions';
import { LoginGate } from '../features/session/login-gate';
import { SessionCheck } from '../features/session/session-check';
import { findPage } from './pages';

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

/** The site administration: the login and, after that, its pages, with what outlasts each of them. */
export function AdminArea() {
  const { config } = useRemoteContext();
  const { pathname } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const page = findPage(pathname);
  // While the session is being checked. If it fails, the page itself says so.
  useEffect(() => {
    if (isLoggedIn) page?.Page.preload().catch(() => undefined);
  }, [isLoggedIn, page]);
  return (
    <>
      <title>{`${page?.title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <FocusArea shown={isLoggedIn ? 'page' : 'login'}>
        {isLoggedIn ? (
          <SessionCheck>
            <TakenDecisionsProvider>
              <Suspense fallback={<PageHeading title={page?.title} size="compact" />}>
                <Outlet />
              </Suspense>
            </TakenDecisionsProvider>
          </SessionCheck>
        ) : (
          <>
            <PageHeading
              title="Site administration"
              lead="For the moderators of reviews and club claims. Ask the site’s operator for a login."
              size="compact"
            />
            <Section>
              <Narrow>
                <LoginGate />
              </Narrow>
            </Section>
          </>
        )}
      </FocusArea>
    </>
  );
}
