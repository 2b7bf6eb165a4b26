import { NotLoaded, PageHeading, Section, Stack, TextLink } from '@club-reviews/shared-ui';
import { skipToken, useLocation, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { useGetClubDashboardQuery } from '../api/club-admin-api';
import { selectIsLoggedIn } from '../api/session';
import type { OwnClub } from '../api/types';
import { readChosenClub, withChosenClub } from '../lib/chosen-club';
import { ClubAreaHeader } from './club-area-header';
import { LogInFirst } from './log-in-first';

interface OwnClubPageProps {
  title: string;
  lead: string;
  /** What the page shows of the club that its manager has chosen. */
  children: (club: OwnClub) => ReactNode;
}

/** The frame of a page about the chosen club, besides the dashboard. */
export function OwnClubPage({ title, lead, children }: OwnClubPageProps) {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  const chosen = readChosenClub(search);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const query = chosen === null ? {} : { clubId: chosen };
  const dashboard = useGetClubDashboardQuery(isLoggedIn ? query : skipToken);
  const { currentData: data } = dashboard;
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      {isLoggedIn && <ClubAreaHeader />}
      <PageHeading title={title} lead={lead} size="compact" />
      <Section aria-label={title}>
        <Stack data-gap="large">
          {!isLoggedIn && <LogInFirst />}
          {isLoggedIn && data === undefined && (
            <NotLoaded call={dashboard} failed="Your club didn’t load" loading="Loading your club" />
          )}
          {data !== undefined && children(data.club)}
          <p>
            <TextLink to={`/club-admin${withChosenClub('', chosen)}`}>Back to the dashboard</TextLink>
          </p>
        </Stack>
      </Section>
    </>
  );
}
