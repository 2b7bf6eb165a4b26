import { Card, ErrorPanel, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useGetAdminSuggestionQuery } from '../../../../api/site-admin-api';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { SuggestionActions } from './suggestion-actions';
import { SuggestionDecisionDialog } from './suggestion-decision';
import type { SuggestionQuestion } from './suggestion-decision';
import { SuggestionFacts } from './suggestion-kind';

const Title = styled.h3`
  font-size: var(--text-l);
`;

/** A visitor's suggestion about the open club, next to the ways to act on it. */
export function ClubSuggestion({ id, level }: { id: number; level: 2 | 3 }) {
  const { data: suggestion, error, isError, refetch } = useGetAdminSuggestionQuery({ id });
  const { heading, ask, dialog } = useDecisionDialog<SuggestionQuestion>();
  if (suggestion === undefined) {
    return isError ? (
      <ErrorPanel
        title="The suggestion didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Card aria-hidden="true">
        <Skeleton shape="text" width="long" />
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="suggestion">
      <Stack>
        <Title as={`h${level}`} id="suggestion" ref={heading} tabIndex={-1}>
          A visitor’s suggestion
        </Title>
        <SuggestionFacts suggestion={suggestion} />
        <SuggestionActions suggestion={suggestion} isAtClub onAsk={ask} />
      </Stack>
      <SuggestionDecisionDialog {...dialog} />
    </Card>
  );
}
