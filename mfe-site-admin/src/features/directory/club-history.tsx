import { Button, NotLoaded, Skeleton, TextLink, Timeline, ukDateTime } from '@club-reviews/shared-ui';
import { useListClubHistoryQuery } from '../../api/site-admin-api';
import type { ClubChange } from '../../api/types';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { actorLabel } from '../../lib/audit-labels';
import { clubActionLabel } from '../../lib/club-labels';
import { useMay } from '../session/staff-session';
import { ChangeFields } from '../../components/change-fields';
import { UndoChangeDialog } from './undo-change-dialog';

/** The newest entries are enough here; older ones are kept for two years. */
const SHOWN = 100;

/** What has happened to a club, newest first, each with a way to undo it if possible. */
export function ClubHistory({ clubId }: { clubId: number }) {
  const query = useListClubHistoryQuery({ id: clubId, limit: SHOWN });
  const { data } = query;
  const mayUndo = useMay('moderator');
  const { heading: list, ask, dialog } = useDecisionDialog<ClubChange, HTMLDivElement>();
  if (data === undefined) {
    return (
      <NotLoaded call={query} failed="The history didn’t load">
        <Skeleton shape="text" width="long" />
      </NotLoaded>
    );
  }
  if (data.length === 0) return <p>No changes have been recorded yet.</p>;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="History">
      <Timeline
        label="What has happened"
        entries={data.map((change) => ({
          key: change.id,
          title: (
            <>
              {clubActionLabel(change.action)}
              {change.otherClub !== null && (
                <>
                  : <TextLink to={`/admin/clubs/${change.otherClub.id}`}>{change.otherClub.name}</TextLink>
                </>
              )}
            </>
          ),
          when: `${ukDateTime(change.createdAt)}, ${actorLabel(change)}${
            change.undoneAt === null ? '' : `; undone on ${ukDateTime(change.undoneAt)}`
          }`,
          note: (
            <>
              {change.reason !== null && <p>“{change.reason}”</p>}
              <ChangeFields fields={change.fields} />
              {mayUndo && change.canBeUndone && (
                <Button variant="quiet" onClick={() => ask(change)}>
                  Undo
                </Button>
              )}
            </>
          ),
        }))}
      />
      <UndoChangeDialog {...dialog} />
    </div>
  );
}
