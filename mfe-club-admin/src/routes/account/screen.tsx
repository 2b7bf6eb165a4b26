import { PageHeading, Section, Stack, TextLink } from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { selectIsLoggedIn } from '../../api/session';
import { ClubAreaHeader } from '../../components/club-area-header';
import { LogInFirst } from '../../components/log-in-first';
import { OwnDevices } from '../../features/account/own-devices';
import { OwnFactors } from '../../features/account/own-factors';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';

/* As wide as lines are long. */
const Column = styled(Stack)`
  max-width: 46rem;
`;

/** How safe the representative's login is: second factors and devices. */
export default function AccountPage() {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <>
      <title>{`Login security | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      {isLoggedIn && <ClubAreaHeader />}
      <PageHeading title="Login security" lead="Keep others out of your club’s page." size="compact" />
      <Section aria-label="Login security">
        <Column data-gap="large">
          {isLoggedIn ? (
            <>
              <OwnFactors />
              <OwnDevices />
            </>
          ) : (
            <LogInFirst />
          )}
          <p>
            <TextLink to={`/club-admin${withChosenClub('', readChosenClub(search))}`}>
              Back to the dashboard
            </TextLink>
          </p>
        </Column>
      </Section>
    </>
  );
}
