import { Container, FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { selectIsLoggedIn } from '../api/session';
import { LogOutButton } from '../features/session/log-out-button';
import { LoginGate } from '../features/session/login-gate';
import { SecondFactorGate } from '../features/session/second-factor-gate';
import { SessionCheck } from '../features/session/session-check';
import { AdminNav } from './admin-nav';

interface AdminPageProps {
  title: string;
  /** Extra content for the heading. */
  heading?: ReactNode;
  children: ReactNode;
}

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

/* People work here, so their tasks come as high up as possible. */
const Work = styled(Section)`
  padding-block-start: var(--space-4);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 64rem) {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;
  }

  & > nav {
    height: 100%;
  }
  /* Headings of parts stay below the page's own. */
  & > section :where(h2) {
    font-size: var(--text-xl);
  }
`;

/** A page of the site administration: the login and, after that, the page with links to all others. */
export function AdminPage({ title, heading, children }: AdminPageProps) {
  const { config } = useRemoteContext();
  const isLoggedOut = !useSelector(selectIsLoggedIn);
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <FocusArea shown={isLoggedOut ? 'login' : 'page'}>
        {isLoggedOut ? (
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
        ) : (
          <SessionCheck>
            <PageHeading title={title} size="compact" action={<LogOutButton />}>
              {heading}
            </PageHeading>
            <Work>
              <Columns>
                <AdminNav />
                <section aria-label={title}>
                  <SecondFactorGate>{children}</SecondFactorGate>
                </section>
              </Columns>
            </Work>
          </SessionCheck>
        )}
      </FocusArea>
    </>
  );
}
