import { SUGGESTION_STATES } from '@club-reviews/domain/club-suggestions';
import { Badge, Card, EmptyState } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { oneOf, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { Inbox } from 'lucide-react';
import { useReadSuggestionsInfiniteQuery } from '../../../../api/site-admin-api';
import type { AdminSuggestion } from '../../../../api/types';
import { CursorList } from '../../../../components/cursor-list';
import { CardHead, StateChips } from '../../../../components/list-parts';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { SuggestionActions } from './suggestion-actions';
import { SuggestionDecisionDialog } from './suggestion-decision';
import type { SuggestionQuestion } from './suggestion-decision';
import { SuggestionFacts, suggestionLabel } from './suggestion-kind';

/** The settings in the list's address. */
export const suggestionParams = searchParams({ state: oneOf(SUGGESTION_STATES, 'open'), cursor: textOrNull });

const STATE_LABELS = { open: 'Open', accepted: 'Accepted', declined: 'Declined' };

const TONES = { accepted: 'pitch', declined: 'danger' } as const;

const EMPTY = {
  open: {
    title: 'No suggestions to look at',
    hint: 'Missing clubs and corrections that visitors send appear here.',
  },
  accepted: { title: 'No accepted suggestions', hint: 'They stay here for a year.' },
  declined: { title: 'No declined suggestions', hint: 'They stay here for a year.' },
};

/** Suggestions in one state, newest first. */
export function SuggestionList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<SuggestionQuestion>();
  const params = suggestionParams.read(useLocation().search);
  const found = useReadSuggestionsInfiniteQuery({
    filters: { state: params.state },
    cursor: params.cursor,
  });
  return (
    <>
      <CursorList
        title="Suggestions"
        headingRef={heading}
        noun="suggestions"
        order="newest first"
        found={found}
        tools={
          <StateChips
            states={SUGGESTION_STATES}
            labels={STATE_LABELS}
            current={params.state}
            onShow={(state) => void navigate({ search: suggestionParams.query({ state, cursor: null }) })}
          />
        }
        empty={<EmptyState icon={<Inbox aria-hidden="true" />} {...EMPTY[params.state]} />}
        cursor={params.cursor}
        pageQuery={(cursor) => suggestionParams.query({ ...params, cursor })}
      >
        {(suggestion) => <SuggestionCard key={suggestion.id} suggestion={suggestion} onAsk={ask} />}
      </CursorList>
      <SuggestionDecisionDialog {...dialog} />
    </>
  );
}

interface SuggestionCardProps {
  suggestion: AdminSuggestion;
  onAsk: (question: SuggestionQuestion) => void;
}

/** A suggestion in the list: what it says, and the possible actions or the outcome. */
function SuggestionCard({ suggestion, onAsk }: SuggestionCardProps) {
  const { clubName, state } = suggestion;
  return (
    <Card as="li">
      <CardHead data-justify="between">
        <h3>{clubName}</h3>
        {state === 'open' ? (
          <Badge>{suggestionLabel(suggestion)}</Badge>
        ) : (
          <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
        )}
      </CardHead>
      <SuggestionFacts suggestion={suggestion} />
      <SuggestionActions suggestion={suggestion} onAsk={onAsk} />
    </Card>
  );
}
