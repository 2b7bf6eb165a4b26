import { useNavigate } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';

/** The former list of clubs' changes: they wait in the queue. */
export default function ClubChanges() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/admin?kinds=change', { replace: true }), [navigate]);
  return null;
}
