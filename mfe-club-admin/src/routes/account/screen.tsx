import { PageHeading, Section, Stack, TextLink } from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { selectIsLoggedIn } from '../../api/session';
import { LogInFirst } from '../../components/log-in-first';
import { OwnDevices } from '../../features/account/own-devices';
import { OwnFactors } from '../../features/account/own-factors';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';

/** How safe the representative's login is: second factors and devices. */
export default function AccountPage() {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <>
      <title>{`Login security | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title="Login security" lead="Keep others out of your club’s page." size="compact" />
      <Section aria-label="Login security">
        <Stack data-gap="large">
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
        </Stack>
      </Section>
    </>
  );
}
