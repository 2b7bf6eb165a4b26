import {
  Card,
  Container,
  Grid,
  PageHeading,
  ReviewCardSkeletons,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { matchPath } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRemoteHost } from '../remotes/remote-host-context';

/** As tall as most windows, so the footer stays below the fold until the page has loaded. */
const Frame = styled.div`
  min-height: 90vh;
  padding-block: var(--space-7);
`;

const FullHeight = styled.div`
  min-height: 90vh;
`;

const Heading = styled.div`
  max-width: 30rem;
  font-size: var(--text-2xl);
`;

/* As wide as the areas' own login forms. */
const FormWidth = styled.div`
  max-width: 30rem;

  /* Without scripts, nothing would ever come. */
  @media (scripting: none) {
    display: none;
  }
`;

/** The areas that only the browser renders: their headings are there at once, whoever is logged in. */
const STAFF_AREAS = [
  {
    path: '/club-admin/*',
    title: 'Club area',
    lead: (brandName: string) => `Manage your club's presence on ${brandName} UK`,
  },
  {
    path: '/admin/*',
    title: 'Site administration',
    lead: () => 'For the moderators of reviews and club claims. Ask the site’s operator for a login.',
  },
];

const staffAreaAt = (pathname: string) => STAFF_AREAS.find(({ path }) => matchPath(path, pathname) !== null);

/** Keeps the footer below the window in areas that only the browser renders, so that nothing moves once they're there. */
export function AreaFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return staffAreaAt(pathname) === undefined ? children : <FullHeight>{children}</FullHeight>;
}

/** A skeleton of a page, shown while its code loads. */
export function RemoteLoading({ pathname }: { pathname: string }) {
  const { brandName } = useRemoteHost().context.config;
  const area = staffAreaAt(pathname);
  return area === undefined ? (
    <PageLoading />
  ) : (
    <StaffPageLoading title={area.title} lead={area.lead(brandName)} />
  );
}

function PageLoading() {
  return (
    <Frame role="status">
      <VisuallyHidden>Loading the page…</VisuallyHidden>
      <Container>
        <Stack data-gap="large">
          <Heading>
            <Stack>
              <Skeleton shape="text" width="long" />
              <Skeleton shape="text" width="half" />
            </Stack>
          </Heading>
          <Grid>
            <ReviewCardSkeletons />
          </Grid>
        </Stack>
      </Container>
    </Frame>
  );
}

function StaffPageLoading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHeading title={title} lead={lead} size="compact" />
      <Section>
        <noscript>
          <p>This page needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
        <VisuallyHidden role="status">Loading the page…</VisuallyHidden>
        <FormWidth>
          <Card aria-hidden="true">
            <Stack>
              <Skeleton shape="text" width="half" />
              <Skeleton shape="block" />
              <Skeleton shape="text" width="half" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
        </FormWidth>
      </Section>
    </>
  );
}
