import { Button, Card, ErrorPanel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EnquiryProgress } from '../../api/types';

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

const Title = styled.h3`
  font-size: var(--text-m);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface SendQuestionProps {
  enquiry: EnquiryProgress;
  isSending: boolean;
  /** Why the last try failed. */
  error: unknown;
  onSend: () => void;
}

/** The question as the parent wrote it, and the button that sends it to the club. */
export function SendQuestion({ enquiry, isSending, error, onSend }: SendQuestionProps) {
  const titleId = useId();
  const { clubName, ageGroup, message } = enquiry;
  return (
    <Column>
      <Stack data-gap="small">
        <h2>Send this question to {clubName}?</h2>
        <p>
          Nothing is sent until you select the button below. The club will see your message, but not your
          email address. If you didn’t write it, close this page and we’ll delete it after 7 days.
        </p>
      </Stack>
      <Card as="article" aria-labelledby={titleId}>
        <Title id={titleId}>{ageGroup === null ? 'Your question' : `Your question about ${ageGroup}`}</Title>
        <Words>{message}</Words>
      </Card>
      {error !== undefined && !isSending && (
        <ErrorPanel
          title="Your question wasn’t sent"
          text={`${apiErrorMessage(error, 'We couldn’t reach the server. Please check your connection.')} Nothing is lost, so you can try again.`}
        />
      )}
      <div>
        <Button size="large" pending={isSending} pendingLabel="Sending…" onClick={onSend}>
          Send my question
        </Button>
      </div>
    </Column>
  );
}
