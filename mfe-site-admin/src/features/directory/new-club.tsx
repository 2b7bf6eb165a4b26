import { ButtonLink, Card, Skeleton, Stack } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import {
  useAddClubMutation,
  useDecideSuggestionMutation,
  useGetAdminSuggestionQuery,
} from '../../api/site-admin-api';
import type { AdminSuggestion } from '../../api/types';
import { clubEntryFor, readSuggestionId } from '../../lib/suggestion-address';
import { ClubSuggestion } from '../queue/kinds/suggestion/club-suggestion';
import { ClubForm } from './club-form';
import { NEW_CLUB, suggestedClub } from './club-form.schema';

/** Lists a club and opens its page; if the address names a visitor's suggestion, that's the club. */
export function NewClub() {
  const suggestionId = readSuggestionId(useLocation().search);
  return suggestionId === null ? <NewClubForm suggestion={undefined} /> : <SuggestedClub id={suggestionId} />;
}

function SuggestedClub({ id }: { id: number }) {
  const { data: suggestion, isError } = useGetAdminSuggestionQuery({ id });
  const isOpen = suggestion?.state === 'open' && suggestion.kind === 'missing';
  return (
    <Stack data-gap="large">
      <ClubSuggestion id={id} level={2} />
      {suggestion !== undefined && isOpen && <NewClubForm suggestion={suggestion} />}
      {suggestion === undefined && !isError && (
        <Card aria-hidden="true">
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
        </Card>
      )}
    </Stack>
  );
}

function NewClubForm({ suggestion }: { suggestion: AdminSuggestion | undefined }) {
  const navigate = useNavigate();
  const [addClub] = useAddClubMutation();
  const [decideSuggestion] = useDecideSuggestionMutation();

  /** Accepts the suggestion with the new club. If that fails, the club's page shows that it's still waiting. */
  async function open(clubId: number) {
    if (suggestion === undefined) return void navigate(`/admin/clubs/${clubId}`);
    const { id } = suggestion;
    const { error } = await decideSuggestion({ id, body: { state: 'accepted', clubId } });
    void navigate(error === undefined ? `/admin/clubs/${clubId}` : clubEntryFor(clubId, id));
  }

  return (
    <Card>
      <ClubForm
        initialValues={suggestion === undefined ? NEW_CLUB : suggestedClub(suggestion)}
        submitLabel="Add club"
        doneTitle="Club added"
        failedTitle="The club couldn’t be added"
        save={async (body) => {
          const { data, error } = await addClub({
            body: suggestion === undefined ? body : { ...body, suggestionId: suggestion.id },
          });
          if (data !== undefined) await open(data.id);
          return { error };
        }}
      >
        <ButtonLink to={suggestion === undefined ? '/admin/clubs' : '/admin/suggestions'} variant="secondary">
          Cancel
        </ButtonLink>
      </ClubForm>
    </Card>
  );
}
