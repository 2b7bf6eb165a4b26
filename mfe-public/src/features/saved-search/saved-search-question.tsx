import { Button, ErrorPanel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SavedSearchProgress } from '../../api/types';
import { Wish } from './wish';

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

interface SavedSearchQuestionProps {
  search: SavedSearchProgress;
  title: string;
  /** The button's effect. */
  text: ReactNode;
  button: { label: string; pendingLabel: string; variant?: 'primary' | 'danger' };
  isSending: boolean;
  /** Why the last try failed. */
  error: unknown;
  onPress: () => void;
}

/** A saved search in words, with the page's one button. */
export function SavedSearchQuestion(props: SavedSearchQuestionProps) {
  const { search, title, text, button, isSending, error, onPress } = props;
  return (
    <Column>
      <Stack data-gap="small">
        <h2>{title}</h2>
        <p>{text}</p>
      </Stack>
      <Wish wish={search} />
      {error !== undefined && !isSending && (
        <ErrorPanel
          title="That didn’t work"
          text={`${apiErrorMessage(error, 'We couldn’t reach the server. Please check your connection.')} Nothing is lost, so you can try again.`}
        />
      )}
      <div>
        <Button
          size="large"
          variant={button.variant}
          pending={isSending}
          pendingLabel={button.pendingLabel}
          onClick={onPress}
        >
          {button.label}
        </Button>
      </div>
    </Column>
  );
}
