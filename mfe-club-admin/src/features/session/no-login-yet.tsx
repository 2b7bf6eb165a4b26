import { ButtonLink, Stack, TextLink } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** The way in for those who have no login: the claim form, what it brings, and whom to ask. */
export function NoLoginYet() {
  const { supportEmail } = useRemoteContext().config;
  return (
    <Stack as="aside" aria-labelledby="no-login-yet">
      <h2 id="no-login-yet">No login yet?</h2>
      <p>
        Claim your club first. Once we have checked your claim, we send you an invitation, and you choose your
        password.
      </p>
      <div>
        <ButtonLink to="/claim-club" variant="secondary">
          Claim your club
        </ButtonLink>
      </div>
      <p>
        Read <TextLink to="/for-clubs">what clubs can do here</TextLink>, or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> if you cannot log in.
      </p>
    </Stack>
  );
}
