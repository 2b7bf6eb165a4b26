import { TextLink } from '@club-reviews/shared-ui';

/** What a page of the club area shows to somebody who isn't logged in. */
export function LogInFirst() {
  return (
    <p>
      Please <TextLink to="/club-admin">log in</TextLink> first.
    </p>
  );
}
