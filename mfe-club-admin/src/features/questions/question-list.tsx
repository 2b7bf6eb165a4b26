import type { EnquiryList } from '@club-reviews/domain/enquiries';
import { Button, EmptyState, ErrorPanel, ReviewCardSkeleton } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { MailQuestionMark } from 'lucide-react';
import { styled } from 'styled-components';
import { useReadEnquiriesInfiniteQuery } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';
import { QuestionCard } from './question-card';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Quiet = styled.p`
  color: var(--color-ink-soft);
`;

interface QuestionListProps {
  clubId: number;
  list: EnquiryList;
  onReport: (question: ClubEnquiry) => void;
  /** Called once a question has left its list, or changed within it. */
  onSettled: () => void;
}

/** One of the club's lists of questions, newest first. */
export function QuestionList({ clubId, list, onReport, onSettled }: QuestionListProps) {
  const { currentData, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useReadEnquiriesInfiniteQuery({ clubId, list });
  const questions = currentData?.pages.flatMap(({ entries }) => entries);
  if (questions === undefined && isError) {
    return (
      <ErrorPanel
        title="The questions didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (questions === undefined) {
    return (
      <List aria-busy="true" role="list" aria-label="Loading questions">
        <li>
          <ReviewCardSkeleton />
        </li>
      </List>
    );
  }
  if (questions.length === 0) {
    return list === 'waiting' ? (
      <EmptyState icon={<MailQuestionMark aria-hidden="true" />} title="No questions are waiting">
        <p>Parents can ask you about a place from your club’s page. We’ll email you when they do.</p>
      </EmptyState>
    ) : (
      <Quiet>Questions that you’ve dealt with stay here for a year.</Quiet>
    );
  }
  return (
    <>
      <List role="list">
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            onReport={() => onReport(question)}
            onSettled={onSettled}
          />
        ))}
      </List>
      {hasNextPage && (
        <div>
          <Button
            variant="secondary"
            pending={isFetchingNextPage}
            pendingLabel="Loading…"
            onClick={() => void fetchNextPage()}
          >
            Show older questions
          </Button>
        </div>
      )}
    </>
  );
}
