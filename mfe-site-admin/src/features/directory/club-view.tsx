import {
  Button,
  Card,
  Cluster,
  EmptyState,
  NotLoaded,
  Stack,
  TextLink,
  ukDate,
} from '@club-reviews/shared-ui';
import { isApiError, skipToken, useLocation } from '@club-reviews/shared-ui/platform';
import {
  useEditClubMutation,
  useGetAdminClubQuery,
  useGetAdminSuggestionQuery,
} from '../../api/site-admin-api';
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
import { ClubWarnings } from './club-warnings';
import { ClubHistory } from './club-history';
import { ClubSessions } from './club-sessions';

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

function getState({ state, stateSince }: AdminClub): string {
  const since = stateSince === null || state === 'listed' ? '' : ` since ${ukDate(stateSince)}`;
  return `${CLUB_STATE_LABELS[state]}${since}`;
}

/** One club: its entry, what belongs to it, what can be done with it, and its history. */
export function ClubView({ id }: { id: number }) {
  const query = useGetAdminClubQuery({ id });
  const { data: club, error } = query;
  if (club !== undefined) return <KnownClub club={club} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState title="There’s no such club">
        <TextLink to="/admin/clubs">All clubs</TextLink>
      </EmptyState>
    );
  }
  return <NotLoaded call={query} failed="The club didn’t load" loading="Loading the club" />;
}

function KnownClub({ club }: { club: AdminClub }) {
  const [editClub] = useEditClubMutation();
  const suggestionId = readSuggestionId(useLocation().search);
  const suggestion = useGetAdminSuggestionQuery(suggestionId === null ? skipToken : { id: suggestionId });
  const isFollowed =
    suggestionId !== null && suggestion.data !== undefined && suggestion.data.state !== 'declined';
  const mayEdit = useMay('moderator');
  const { heading, ask, dialog } = useDecisionDialog<ClubAction>();
  return (
    <Stack data-gap="large">
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          {getState(club)}
        </h2>
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
      {suggestionId !== null && <ClubSuggestion id={suggestionId} level={2} />}
      <ClubFacts club={club} />
      {club.state !== 'merged' && (
        <Stack as="section" aria-labelledby="entry">
          <h2 id="entry">Entry</h2>
          <Card>
            <ClubForm
              initialValues={clubValues(club)}
              submitLabel="Save changes"
              doneTitle="Club saved"
              failedTitle="The club couldn’t be saved"
              nameHint="A new name gives the club’s page a new address. The old one will always redirect there."
              isReadOnly={!mayEdit}
              save={(body) => editClub({ id: club.id, body: isFollowed ? { ...body, suggestionId } : body })}
            />
          </Card>
        </Stack>
      )}
      <ClubSessions clubId={club.id} />
      <ClubWarnings club={club} />
      <Stack as="section" aria-labelledby="history">
        <h2 id="history">History</h2>
        <ClubHistory clubId={club.id} />
      </Stack>
      <ClubDecisions club={club} {...dialog} />
    </Stack>
  );
}
