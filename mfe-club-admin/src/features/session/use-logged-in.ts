import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { loggedIn } from '../../api/session';

/** Opens the club area once the server has accepted a login. */
export function useLoggedIn(): () => void {
  const dispatch = useDispatch();
  return () => {
    showToast({ title: 'Login Successful', tone: 'success' });
    dispatch(loggedIn());
  };
}
