import { Card, CardTitle, NotLoaded, Skeleton, Stack } from '@club-reviews/shared-ui';
import { useGetAdminSuggestionQuery } from '../../../../api/site-admin-api';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { SuggestionActions } from './suggestion-actions';
import { SuggestionDecisionDialog } from './suggestion-decision';
import type { SuggestionQuestion } from './suggestion-decision';
import { SuggestionFacts } from './suggestion-kind';

/** A visitor's suggestion about the open club, next to the ways to act on it. */
export function ClubSuggestion({ id, level }: { id: number; level: 2 | 3 }) {
  const query = useGetAdminSuggestionQuery({ id });
  const { data: suggestion } = query;
  const { heading, ask, dialog } = useDecisionDialog<SuggestionQuestion>();
  if (suggestion === undefined) {
    return (
      <NotLoaded call={query} failed="The suggestion didn’t load">
        <Skeleton shape="text" width="long" />
      </NotLoaded>
    );
  }
  return (
    <Card as="section" aria-labelledby="suggestion">
      <Stack>
        <CardTitle as={`h${level}`} id="suggestion" ref={heading} tabIndex={-1}>
          A visitor’s suggestion
        </CardTitle>
        <SuggestionFacts suggestion={suggestion} />
        <SuggestionActions suggestion={suggestion} isAtClub onAsk={ask} />
      </Stack>
      <SuggestionDecisionDialog {...dialog} />
    </Card>
  );
}
