import type { EnquiryList } from '@club-reviews/domain/enquiries';
import { Button, EmptyState, NotLoaded, ReviewCardSkeletons, Stack } from '@club-reviews/shared-ui';
import { MailQuestionMark } from 'lucide-react';
import { styled } from 'styled-components';
import { useReadEnquiriesInfiniteQuery } from '../../api/club-admin-api';
import type { ClubEnquiry } from '../../api/types';
import { QuestionCard } from './question-card';

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
  const query = useReadEnquiriesInfiniteQuery({ clubId, list });
  const { currentData, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const questions = currentData?.pages.flatMap(({ entries }) => entries);
  if (questions === undefined) {
    return (
      <NotLoaded call={query} failed="The questions didn’t load" loading="Loading questions">
        <ReviewCardSkeletons />
      </NotLoaded>
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
      <Stack as="ul" role="list">
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            onReport={() => onReport(question)}
            onSettled={onSettled}
          />
        ))}
      </Stack>
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
