import { SUGGESTION_STATES } from '@club-reviews/domain/club-suggestions';
import {
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  ListPager,
  plural,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReadSuggestionsInfiniteQuery } from '../../api/site-admin-api';
import { DeskBar, DeskCards, DeskChip, DeskMessage } from '../../components/desk-list';
import { NO_ANSWER } from '../../lib/no-answer';
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
  const [asked, setAsked] = useState<SuggestionQuestion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the buttons for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const params = readSuggestionListParams(useLocation().search);
  const { currentData, isError, error, refetch } = useReadSuggestionsInfiniteQuery({
    filters: { state: params.state },
    cursor: params.cursor,
  });
  const suggestions = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Suggestions
      </VisuallyHidden>
      <DeskBar>
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
        <DeskMessage role="status">
          {suggestions === undefined && !isError && 'Loading suggestions…'}
          {suggestions !== undefined &&
            suggestions.length > 0 &&
            `${plural(suggestions.length, 'suggestion')}, newest first`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The suggestions could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {suggestions === undefined && !isError && (
        <Card aria-hidden="true">
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" />
        </Card>
      )}
      {suggestions !== undefined && suggestions.length > 0 && (
        <DeskCards role="list">
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              onAsk={(question) => {
                focusAfter.current = null;
                setAsked(question);
              }}
            />
          ))}
        </DeskCards>
      )}
      {suggestions?.length === 0 && !isError && (
        <EmptyState icon={<Inbox aria-hidden="true" />} {...EMPTY[params.state]} />
      )}
      <ListPager
        label="Pages of suggestions"
        first={params.cursor === null ? null : suggestionListQuery({ ...params, cursor: null })}
        next={next === null ? null : suggestionListQuery({ ...params, cursor: next })}
        further={null}
      />
      <SuggestionDecisionDialog
        asked={asked}
        focusAfter={focusAfter}
        onDecided={() => {
          focusAfter.current = heading.current;
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
