import { Card, NotLoaded, Stack } from '@club-reviews/shared-ui';
import { SecondFactors, useSecondFactorCalls } from '@club-reviews/shared-ui/account';
import { siteAdminApi, useGetOwnAccountQuery } from '../../api/site-admin-api';
import { useStaff } from '../session/staff-session';
import { OwnMails } from './own-mails';
import { OwnProfile } from './own-profile';

function WithAccount() {
  const query = useGetOwnAccountQuery();
  const { data } = query;
  const calls = useSecondFactorCalls(siteAdminApi.endpoints, '');
  if (data !== undefined) {
    return (
      <>
        <SecondFactors account={data} calls={calls} />
        <OwnProfile account={data} />
        <OwnMails mails={data.mails} />
      </>
    );
  }
  return <NotLoaded call={query} failed="Your account didn’t load" loading="Loading your account" />;
}

/** The logged-in person's name, password, second factors and emails. The site password has none of these. */
export function OwnAccount() {
  const { hasAccount } = useStaff();
  if (hasAccount) return <WithAccount />;
  return (
    <Card as="section">
      <Stack>
        <h2>You’re using the site password</h2>
        <p>
          It’s shared, so it doesn’t say who you are. Invite yourself under Staff to get a login with your own
          name, password and second factor.
        </p>
      </Stack>
    </Card>
  );
}
