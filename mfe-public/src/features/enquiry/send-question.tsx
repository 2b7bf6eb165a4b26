import { Card, Words } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { EnquiryProgress } from '../../api/types';
import { LinkQuestion } from '../../components/link-question';

const Title = styled.h3`
  font-size: var(--text-m);
`;

interface SendQuestionProps {
  enquiry: EnquiryProgress;
  sending: { isLoading: boolean; error?: unknown };
  onSend: () => void;
}

/** The question as the parent wrote it, and the button that sends it to the club. */
export function SendQuestion({ enquiry, sending, onSend }: SendQuestionProps) {
  const titleId = useId();
  const { clubName, ageGroup, message } = enquiry;
  return (
    <LinkQuestion
      title={`Send this question to ${clubName}?`}
      text="Nothing is sent until you select the button below. The club will see your message, but not your email address. If you didn’t write it, close this page and we’ll delete it after 7 days."
      label="Send my question"
      pendingLabel="Sending…"
      onPress={onSend}
      call={sending}
      failure="Your question wasn’t sent"
    >
      <Card as="article" aria-labelledby={titleId}>
        <Title id={titleId}>{ageGroup === null ? 'Your question' : `Your question about ${ageGroup}`}</Title>
        <Words>{message}</Words>
      </Card>
    </LinkQuestion>
  );
}
