import { AreaHeader } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { DashboardActions } from '../features/dashboard/dashboard-actions';
import { readChosenClub, withChosenClub } from '../lib/chosen-club';

/** The area's header, for whoever is logged in. */
export function ClubAreaHeader() {
  const { search } = useLocation();
  return (
    <AreaHeader name="Club area" to={`/club-admin${withChosenClub('', readChosenClub(search))}`}>
      <DashboardActions />
    </AreaHeader>
  );
}
