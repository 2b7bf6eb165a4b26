import { Stack } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import type { ClubEnquiry } from '../../api/types';
import { QuestionList } from './question-list';
import { ReportQuestionDialog } from './report-question-dialog';

/** What parents have asked the club, with unanswered questions first. */
export function QuestionsTab({ clubId }: { clubId: number }) {
  const waiting = useRef<HTMLHeadingElement>(null);
  const [reported, setReported] = useState<ClubEnquiry | null>(null);
  const focusAfterReport = useRef<HTMLElement>(null);
  // A decided question leaves its list, and the focus moves to the list's title.
  const settled = () => waiting.current?.focus();
  const report = (question: ClubEnquiry) => {
    focusAfterReport.current = null;
    setReported(question);
  };
  const shared = { clubId, onReport: report, onSettled: settled };
  return (
    <Stack data-gap="large">
      <Stack as="section" aria-labelledby="waiting-questions">
        <h2 id="waiting-questions" ref={waiting} tabIndex={-1}>
          Waiting for an answer
        </h2>
        <QuestionList list="waiting" {...shared} />
      </Stack>
      <Stack as="section" aria-labelledby="earlier-questions">
        <h2 id="earlier-questions">Earlier questions</h2>
        <QuestionList list="done" {...shared} />
      </Stack>
      {reported !== null && (
        <ReportQuestionDialog
          question={reported}
          onClose={() => setReported(null)}
          onReported={() => {
            focusAfterReport.current = waiting.current;
            setReported(null);
          }}
          focusAfter={focusAfterReport}
        />
      )}
    </Stack>
  );
}
