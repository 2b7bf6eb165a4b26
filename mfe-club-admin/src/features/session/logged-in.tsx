import { Button, Card, Cluster } from '@club-reviews/shared-ui';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { loggedOut } from '../../api/session';

/** What a representative sees after logging in until the dashboard is there. */
export function LoggedIn({ adminName }: { adminName: string }) {
  const dispatch = useDispatch();

  function logOut() {
    showToast({ title: 'Logged Out' });
    dispatch(loggedOut());
  }

  return (
    <Card>
      <h2>{adminName === '' ? 'You are logged in' : `You are logged in as ${adminName}`}</h2>
      <p>The dashboard to answer reviews and to edit your club’s profile arrives next.</p>
      <Cluster>
        <Button variant="secondary" onClick={logOut}>
          Log out
        </Button>
      </Cluster>
    </Card>
  );
}
