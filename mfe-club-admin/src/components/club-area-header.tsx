import { AreaHeader } from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { DashboardActions } from '../features/dashboard/dashboard-actions';
import { readChosenClub, withChosenClub } from '../lib/chosen-club';

/** The area's header, for whoever is logged in. */
export function ClubAreaHeader() {
  const { config } = useRemoteContext();
  const { search } = useLocation();
  return (
    <AreaHeader
      name="Club area"
      to={`/club-admin${withChosenClub('', readChosenClub(search))}`}
      brandName={config.brandName}
    >
      <DashboardActions />
    </AreaHeader>
  );
}
