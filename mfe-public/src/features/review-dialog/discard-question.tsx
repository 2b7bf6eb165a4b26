import { Button } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { takeFocus } from '../../lib/take-focus';

const Group = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);

  /* Three buttons take two lines there: no ragged edge. */
  @media (max-width: 35.99rem) {
    > button {
      flex-grow: 1;
    }
  }
`;

const Question = styled.p`
  flex: 1 1 100%;
  font-weight: 640;
`;

interface DiscardQuestionProps {
  onKeep(): void;
  /** Keeps it on this device for later. */
  onKeepDraft?: () => void;
  onDiscard(): void;
}

/** Asks before discarding something written. Gets the focus, on the answer that loses nothing. */
export function DiscardQuestion({ onKeep, onKeepDraft, onDiscard }: DiscardQuestionProps) {
  const questionId = useId();
  return (
    <Group role="group" aria-labelledby={questionId}>
      <Question id={questionId}>Discard what you’ve written?</Question>
      <Button variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
      {onKeepDraft && (
        <Button variant="secondary" onClick={onKeepDraft}>
          Keep my draft
        </Button>
      )}
      <Button ref={takeFocus} aria-describedby={questionId} onClick={onKeep}>
        Keep writing
      </Button>
    </Group>
  );
}
