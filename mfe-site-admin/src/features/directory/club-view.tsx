import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  TextLink,
  ukDate,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation } from '@club-reviews/shared-ui/platform';
import { useEditClubMutation, useGetAdminClubQuery } from '../../api/site-admin-api';
import type { AdminClub } from '../../api/types';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { CLUB_STATE_LABELS } from '../../lib/club-labels';
import { readSuggestionId } from '../../lib/suggestion-address';
import { useMay } from '../session/staff-session';
import { ClubSuggestion } from '../queue/kinds/suggestion/club-suggestion';
import { ClubDecisions } from './club-decisions';
import type { ClubAction } from './club-decisions';
import { ClubFacts } from './club-facts';
import { ClubForm } from './club-form';
import { clubValues } from './club-form.schema';
import { ClubHistory } from './club-history';

const ACTIONS: Record<AdminClub['state'], readonly { action: ClubAction; label: string }[]> = {
  listed: [
    { action: 'merge', label: 'Merge…' },
    { action: 'close', label: 'Close…' },
    { action: 'hide', label: 'Hide…' },
  ],
  closed: [
    { action: 'reopen', label: 'Reopen…' },
    { action: 'merge', label: 'Merge…' },
    { action: 'hide', label: 'Hide…' },
  ],
  hidden: [
    { action: 'reopen', label: 'List again…' },
    { action: 'merge', label: 'Merge…' },
  ],
  merged: [],
};

/** One club: its entry, what belongs to it, what can be done with it, and its history. */
export function ClubView({ id }: { id: number }) {
  const { data: club, error, isError, refetch } = useGetAdminClubQuery({ id });
  if (club !== undefined) return <KnownClub club={club} />;
  if (isError) {
    const isUnknown = (error as { status?: unknown }).status === 404;
    return isUnknown ? (
      <EmptyState title="There’s no such club">
        <TextLink to="/admin/clubs">All clubs</TextLink>
      </EmptyState>
    ) : (
      <ErrorPanel title="The club didn’t load" text={apiErrorMessage(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card aria-hidden="true">
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="long" />
    </Card>
  );
}

function KnownClub({ club }: { club: AdminClub }) {
  const [editClub] = useEditClubMutation();
  const suggestionId = readSuggestionId(useLocation().search);
  const mayEdit = useMay('moderator');
  const { heading, ask, dialog } = useDecisionDialog<ClubAction>();
  return (
    <Stack data-gap="large">
      <Stack>
        <Cluster>
          <h2 ref={heading} tabIndex={-1}>
            {club.name}
          </h2>
          <Badge tone={club.state === 'listed' ? 'pitch' : undefined}>
            {CLUB_STATE_LABELS[club.state]}
            {club.stateSince !== null && club.state !== 'listed' && ` since ${ukDate(club.stateSince)}`}
          </Badge>
        </Cluster>
        <Cluster>
          {mayEdit &&
            ACTIONS[club.state].map(({ action, label }) => (
              <Button key={action} variant="secondary" onClick={() => ask(action)}>
                {label}
              </Button>
            ))}
          {(club.state === 'listed' || club.state === 'closed') && (
            <TextLink to={`/clubs/${club.slug}`}>Public page</TextLink>
          )}
        </Cluster>
      </Stack>
      {suggestionId !== null && <ClubSuggestion id={suggestionId} level={3} />}
      <ClubFacts club={club} />
      {club.state !== 'merged' && (
        <Stack as="section" aria-labelledby="entry">
          <h3 id="entry">Entry</h3>
          <Card>
            <ClubForm
              initialValues={clubValues(club)}
              submitLabel="Save changes"
              doneTitle="Club saved"
              failedTitle="The club couldn’t be saved"
              nameHint="A new name gives the club’s page a new address. The old one will always redirect there."
              isReadOnly={!mayEdit}
              save={(body) => editClub({ id: club.id, body })}
            />
          </Card>
        </Stack>
      )}
      <Stack as="section" aria-labelledby="history">
        <h3 id="history">History</h3>
        <ClubHistory clubId={club.id} />
      </Stack>
      <ClubDecisions club={club} {...dialog} />
    </Stack>
  );
}
