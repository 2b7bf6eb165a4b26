import { Navigate } from '@club-reviews/shared-ui/platform';

/** The former list of clubs' changes: they wait in the queue. */
export default function ClubChanges() {
  return <Navigate to="/admin?kinds=change" replace />;
}
