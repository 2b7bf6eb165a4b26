import { ButtonLink, Stack, TextLink } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** For people without a login: the claim form, what clubs can do here, and who to ask. */
export function NoLoginYet() {
  const { supportEmail } = useRemoteContext().config;
  return (
    <Stack as="aside" aria-labelledby="no-login-yet">
      <h2 id="no-login-yet">No login yet?</h2>
      <p>
        Claim your club first. Once we’ve checked your claim, we’ll email you an invitation to choose a
        password.
      </p>
      <div>
        <ButtonLink to="/claim-club" variant="secondary">
          Claim your club
        </ButtonLink>
      </div>
      <p>
        Read <TextLink to="/for-clubs">what clubs can do here</TextLink>, or email{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> if you can’t log in.
      </p>
    </Stack>
  );
}
