import { Button, Dialog } from '@club-reviews/shared-ui';
import { SessionList } from '@club-reviews/shared-ui/session';
import {
  useEndClubAdminSessionMutation,
  useEndOtherClubAdminSessionsMutation,
  useListClubAdminSessionsQuery,
} from '../../api/club-admin-api';

/** Where the representative is logged in, with a way to end each session. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const sessions = useListClubAdminSessionsQuery();
  const [endSession] = useEndClubAdminSessionMutation();
  const [endOthers] = useEndOtherClubAdminSessionsMutation();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Logged-in devices"
      description="Log out anything you don’t recognise, then change your password."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <SessionList call={sessions} onEnd={(id) => endSession({ id })} onEndOthers={() => endOthers()} />
    </Dialog>
  );
}
