import { Badge, Card } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminSuggestion } from '../../api/types';
import { SUGGESTION_STATE_LABELS, suggestionLabel } from '../../lib/suggestion-labels';
import { SuggestionActions } from './suggestion-actions';
import type { SuggestionQuestion } from './suggestion-decision';
import { SuggestionFacts } from './suggestion-facts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const TONES = { accepted: 'pitch', declined: 'danger' } as const;

interface SuggestionCardProps {
  suggestion: AdminSuggestion;
  onAsk: (question: SuggestionQuestion) => void;
}

/** A suggestion in the list: what it says, and the possible actions or the outcome. */
export function SuggestionCard({ suggestion, onAsk }: SuggestionCardProps) {
  const { clubName, state } = suggestion;
  return (
    <Card as="li">
      <Head>
        <h3>{clubName}</h3>
        {state === 'open' ? (
          <Badge>{suggestionLabel(suggestion)}</Badge>
        ) : (
          <Badge tone={TONES[state]}>{SUGGESTION_STATE_LABELS[state]}</Badge>
        )}
      </Head>
      <SuggestionFacts suggestion={suggestion} />
      <SuggestionActions suggestion={suggestion} onAsk={onAsk} />
    </Card>
  );
}
