import { SUGGESTION_STATES } from '@club-reviews/domain/club-suggestions';
import { Cluster, EmptyState, plural } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox } from 'lucide-react';
import { useReadSuggestionsInfiniteQuery } from '../../api/site-admin-api';
import { CursorList } from '../../components/cursor-list';
import { DeskCards, DeskChip } from '../../components/desk-list';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { SUGGESTION_STATE_LABELS } from '../../lib/suggestion-labels';
import { readSuggestionListParams, suggestionListQuery } from '../../lib/suggestion-search-params';
import { SuggestionCard } from './suggestion-card';
import { SuggestionDecisionDialog } from './suggestion-decision';
import type { SuggestionQuestion } from './suggestion-decision';

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
  const params = readSuggestionListParams(useLocation().search);
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
        found={found}
        countText={(count) => `${plural(count, 'suggestion')}, newest first`}
        tools={
          <Cluster data-gap="small" role="group" aria-label="What to show">
            {SUGGESTION_STATES.map((state) => (
              <DeskChip
                key={state}
                pressed={state === params.state}
                onClick={() => void navigate({ search: suggestionListQuery({ state, cursor: null }) })}
              >
                {SUGGESTION_STATE_LABELS[state]}
              </DeskChip>
            ))}
          </Cluster>
        }
        empty={<EmptyState icon={<Inbox aria-hidden="true" />} {...EMPTY[params.state]} />}
        cursor={params.cursor}
        pageQuery={(cursor) => suggestionListQuery({ ...params, cursor })}
      >
        {(suggestions) => (
          <DeskCards role="list">
            {suggestions.map((suggestion) => (
              <SuggestionCard key={suggestion.id} suggestion={suggestion} onAsk={ask} />
            ))}
          </DeskCards>
        )}
      </CursorList>
      <SuggestionDecisionDialog {...dialog} />
    </>
  );
}
