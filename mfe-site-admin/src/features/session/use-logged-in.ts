import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { loggedIn } from '../../api/session';

/** Opens the site administration once the server has accepted a login. */
export function useLoggedIn(): () => void {
  const dispatch = useDispatch();
  return () => {
    showToast({ title: 'Access Granted', tone: 'success' });
    dispatch(loggedIn());
  };
}
