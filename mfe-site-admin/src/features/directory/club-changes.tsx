import {
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  plural,
  Skeleton,
  Stack,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Inbox } from 'lucide-react';
import { useListUnseenClubChangesQuery, useMarkClubChangeSeenMutation } from '../../api/site-admin-api';
import type { ClubChange } from '../../api/types';
import { DeskBar, DeskCards, DeskMessage } from '../../components/desk-list';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { toastOutcome } from '../../lib/toast-outcome';
import { OnlyFor } from '../session/staff-session';
import { ChangeFields } from './change-fields';
import { UndoChangeDialog } from './undo-change-dialog';

/** Changes by clubs to their name, place or ground, for a moderator to look at; oldest first. */
export function ClubChanges() {
  const { data, error, isError, refetch } = useListUnseenClubChangesQuery({});
  const [markSeen] = useMarkClubChangeSeenMutation();
  const { heading, ask, dialog } = useDecisionDialog<ClubChange>();
  const leave = async ({ id }: ClubChange) => {
    const { error: failure } = await markSeen({ id });
    toastOutcome(failure, { done: 'Change seen', failed: 'The change couldn’t be marked as seen.' });
    heading.current?.focus();
  };
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Changes to look at
      </VisuallyHidden>
      <DeskBar>
        <DeskMessage role="status">
          {data === undefined && !isError && 'Loading changes…'}
          {data !== undefined && data.length > 0 && `${plural(data.length, 'change')}, oldest first`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The changes didn’t load"
          text={apiErrorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton shape="text" width="long" />}
      {data?.length === 0 && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="Nothing to look at"
          hint="When a club changes its name, place or ground, you’ll see it here."
        />
      )}
      {data !== undefined && data.length > 0 && (
        <DeskCards role="list">
          {data.map((change) => (
            <Card as="li" key={change.id}>
              <Stack>
                <div>
                  <h3>
                    <TextLink to={`/admin/clubs/${change.club.id}`}>{change.club.name}</TextLink>
                  </h3>
                  <p>{ukDateTime(change.createdAt)}</p>
                </div>
                <ChangeFields fields={change.fields} />
                <OnlyFor role="moderator">
                  <Cluster>
                    <Button onClick={() => void leave(change)}>
                      Seen<VisuallyHidden>: {change.club.name}</VisuallyHidden>
                    </Button>
                    <Button variant="secondary" onClick={() => ask(change)}>
                      Put back…<VisuallyHidden>: {change.club.name}</VisuallyHidden>
                    </Button>
                  </Cluster>
                </OnlyFor>
              </Stack>
            </Card>
          ))}
        </DeskCards>
      )}
      <UndoChangeDialog {...dialog} />
    </Stack>
  );
}
