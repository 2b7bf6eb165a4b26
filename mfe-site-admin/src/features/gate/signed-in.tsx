import { Button, Card, Cluster } from '@club-reviews/shared-ui';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { signedOut } from '../../api/session';

/** What a moderator sees behind the gate until the moderation tools are there. */
export function SignedIn() {
  const dispatch = useDispatch();

  function logOut() {
    showToast({ title: 'Logged Out' });
    dispatch(signedOut());
  }

  return (
    <Card>
      <h2>You are signed in</h2>
      <p>The tools to approve, delete and export reviews, and to decide on club claims, arrive next.</p>
      <Cluster>
        <Button variant="secondary" onClick={logOut}>
          Log out
        </Button>
      </Cluster>
    </Card>
  );
}
