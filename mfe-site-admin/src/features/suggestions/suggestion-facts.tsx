import { ukDateTime } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminSuggestion } from '../../api/types';
import { ClubLink } from '../../components/club-link';
import { FactList, WebsiteLink } from '../../components/fact-list';
import { suggestionLabel } from '../../lib/suggestion-labels';

type SuggestedClub = NonNullable<AdminSuggestion['club']>;

const Clubs = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;

function Lookalikes({ clubs }: { clubs: readonly SuggestedClub[] }) {
  return (
    <Clubs role="list">
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubLink club={club} />
        </li>
      ))}
    </Clubs>
  );
}

/** Everything that a suggestion says, what it may be about, and its outcome. */
export function SuggestionFacts({ suggestion }: { suggestion: AdminSuggestion }) {
  const { kind, club, otherClub, lookalikes, websiteUrl, words, wantsAnswer, createdAt } = suggestion;
  const { state, answer, decidedAt, decidedBy } = suggestion;
  const isMissing = kind === 'missing';
  const isOpen = state === 'open';
  return (
    <FactList
      facts={[
        ['What’s wrong', isMissing ? null : suggestionLabel(suggestion)],
        ['Club', club && <ClubLink club={club} />],
        ['Other entry', otherClub && <ClubLink club={otherClub} />],
        ['Place', suggestion.place],
        ['Postcode', suggestion.postcode],
        ['Sport', suggestion.sport],
        ['Website', websiteUrl === null ? null : <WebsiteLink address={websiteUrl} />],
        ['In their words', words],
        [
          'Listed already?',
          isMissing && isOpen ? (
            lookalikes.length === 0 ? (
              'No club with a similar name'
            ) : (
              <Lookalikes clubs={lookalikes} />
            )
          ) : null,
        ],
        ['Sent', <time dateTime={createdAt}>{ukDateTime(createdAt)}</time>],
        ['Outcome', isOpen ? (wantsAnswer ? 'We’ll email them' : 'They didn’t leave an address') : null],
        [
          'Decided',
          decidedAt === null ? null : (
            <>
              {decidedBy === null ? '' : `${decidedBy}, `}
              <time dateTime={decidedAt}>{ukDateTime(decidedAt)}</time>
            </>
          ),
        ],
        [wantsAnswer ? 'Emailed message' : 'Message', answer],
      ]}
    />
  );
}
