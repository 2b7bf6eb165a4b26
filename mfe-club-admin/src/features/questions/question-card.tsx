import { ENQUIRY_REPORT_TEXTS } from '@club-reviews/domain/enquiries';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Panel,
  Reply,
  SoftText,
  ukDate,
  VisuallyHidden,
  Words,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Check, Flag, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useCloseEnquiryMutation } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';
import { useFocusBack } from '../../lib/use-focus-back';
import { AnswerEditor } from './answer-editor';

const STATES: Record<ClubEnquiry['state'], { label: string; tone?: 'warning' }> = {
  waiting: { label: 'Waiting', tone: 'warning' },
  answered: { label: 'Answered' },
  closed: { label: 'No reply needed' },
  reported: { label: 'Reported', tone: 'warning' },
  removed: { label: 'Removed' },
};

interface QuestionCardProps {
  question: ClubEnquiry;
  onReport: () => void;
  /** Called once the question has left its list. */
  onSettled: () => void;
}

/** One question from a parent, and what the club can do about it. */
export function QuestionCard({ question, onReport, onSettled }: QuestionCardProps) {
  const { id, state, ageGroup, message, askedAt } = question;
  const [isAnswering, setIsAnswering] = useState(false);
  const [close, closing] = useCloseEnquiryMutation();
  const button = useFocusBack(isAnswering);
  const which = <VisuallyHidden> the question of {ukDate(askedAt)}</VisuallyHidden>;
  const canAnswer = state === 'waiting' || state === 'closed';

  async function closeIt() {
    const { error } = await close({ enquiryId: id });
    if (error === undefined) {
      showToast({ title: 'No reply needed', tone: 'success' });
      onSettled();
      return;
    }
    showToast({ title: 'Nothing changed', description: apiErrorMessage(error), tone: 'error' });
  }

  return (
    <Card as="li">
      <VisuallyHidden as="h3">Question of {ukDate(askedAt)}</VisuallyHidden>
      <Cluster data-gap="small">
        {ageGroup !== null && <Badge>{ageGroup}</Badge>}
        <SoftText as="time" dateTime={askedAt}>
          {ukDate(askedAt)}
        </SoftText>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </Cluster>
      {message !== null && <Words>{message}</Words>}
      <Answered question={question} />
      <Reported question={question} />
      {isAnswering && canAnswer ? (
        <AnswerEditor question={question} onCancel={() => setIsAnswering(false)} onAnswered={onSettled} />
      ) : (
        <Cluster>
          {canAnswer && (
            <Button ref={button} variant="secondary" size="small" onClick={() => setIsAnswering(true)}>
              <MessageSquareReply aria-hidden="true" />
              Answer{which}
            </Button>
          )}
          {state === 'waiting' && (
            <Button
              variant="quiet"
              size="small"
              pending={closing.isLoading}
              pendingLabel="Saving…"
              onClick={() => void closeIt()}
            >
              <Check aria-hidden="true" />
              No reply needed
              <VisuallyHidden> to the question of {ukDate(askedAt)}</VisuallyHidden>
            </Button>
          )}
          {state !== 'reported' && state !== 'removed' && (
            <Button variant="quiet" size="small" onClick={onReport}>
              <Flag aria-hidden="true" />
              Report{which}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  );
}

function Answered({ question: { answer, answeredBy, answeredAt } }: { question: ClubEnquiry }) {
  if (answer === null || answeredAt === null) return null;
  return (
    <Reply>
      <h4>
        {answeredBy ?? 'Someone'} answered on {ukDate(answeredAt)}
      </h4>
      <Words>{answer}</Words>
    </Reply>
  );
}

function Reported({ question: { state, reportReason, reportedAt } }: { question: ClubEnquiry }) {
  if (state === 'removed') return <Panel tone="success">Our moderators have removed this question.</Panel>;
  if (state !== 'reported' || reportReason === null || reportedAt === null) return null;
  return (
    <Panel tone="info">
      Your club reported it on {ukDate(reportedAt)}: “{ENQUIRY_REPORT_TEXTS[reportReason].name}”. Our
      moderators are looking at it.
    </Panel>
  );
}
