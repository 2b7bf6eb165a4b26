import { CLUB_PROBLEM_TEXTS } from '@club-reviews/domain/club-suggestions';
import { ButtonLink, Stack, ukDateTime } from '@club-reviews/shared-ui';
import type { AdminSuggestion } from '../../../../api/types';
import { ClubLink } from '../../../../components/club-link';
import { FactList, WebsiteLink } from '../../../../components/fact-list';
import { recordedReasonSchema } from '../../../../lib/reason-form';
import { clubEntryFor, newClubFor } from '../../../../lib/suggestion-address';
import { OnlyFor } from '../../../session/staff-session';
import { defineKind } from '../../kind';
import { askForReason } from '../../questions';

/** The subject of a suggestion, in a few words. */
export function suggestionLabel({ problem }: Pick<AdminSuggestion, 'problem'>): string {
  return problem === null ? 'Missing club' : CLUB_PROBLEM_TEXTS[problem].name;
}

type SuggestedClub = NonNullable<AdminSuggestion['club']>;

function Lookalikes({ clubs }: { clubs: readonly SuggestedClub[] }) {
  return (
    <Stack as="ul" data-gap="tight" role="list">
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubLink club={club} />
        </li>
      ))}
    </Stack>
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

const SENDER_READS = 'We’ll include this in the email, if they left an address.';

/** A visitor's suggestion: a club that isn't listed, or something wrong in a listed one's entry. */
export const suggestion = defineKind(
  { many: 'Suggestions' },
  (entry) => entry.suggestion,
  (part) => {
    const { id, kind, club, problem, place, words } = part;
    const isMissing = kind === 'missing';
    const about = problem === null ? (place ?? '') : CLUB_PROBLEM_TEXTS[problem].name;
    return {
      label: isMissing ? 'Missing club' : 'Correction',
      verdicts: {
        accept: isMissing
          ? { action: 'Add the club', done: '' }
          : { action: 'Mark as put right', done: 'Put right' },
        refuse: { action: 'Decline', done: 'Declined' },
      },
      clubName: part.clubName,
      clubSlug: club?.slug,
      excerpt: [about, words].filter((text) => text !== '').join(': '),
      content: (
        <Stack>
          <SuggestionFacts suggestion={part} />
          {!isMissing && club !== null && (
            <OnlyFor role="moderator">
              <div>
                <ButtonLink to={clubEntryFor(club.id, id)} variant="secondary">
                  Open the club’s entry
                </ButtonLink>
              </div>
            </OnlyFor>
          )}
        </Stack>
      ),
      ask(verdict) {
        if (verdict === 'refuse')
          return askForReason('Nothing changes. If they left an address, we’ll email them.', SENDER_READS);
        if (isMissing) return { path: newClubFor(id) };
        return askForReason(
          'Correct the club’s entry first. If they left an address, we’ll email them.',
          SENDER_READS,
          { isOptional: true, schema: recordedReasonSchema },
        );
      },
    };
  },
);
