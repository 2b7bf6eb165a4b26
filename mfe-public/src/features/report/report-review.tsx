import { ButtonLink, CardTitle, ErrorPanel, FocusArea, Stack } from '@club-reviews/shared-ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useGetReviewQuery } from '../../api/public-api';
import { FormColumns } from '../../components/form-columns';
import { LinkLoading } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { QuotedReview } from '../reviews/quoted-review';
import { ReportForm } from './report-form';
import { ReportSent } from './report-sent';

/** The form in which a public review is reported, beside the review. */
export function ReportReview({ reviewId }: { reviewId: number }) {
  const { data: review, isError, refetch } = useGetReviewQuery({ id: reviewId });
  const [sent, setSent] = useState<{ mailbox: string | undefined } | null>(null);

  function state() {
    if (sent !== null) return 'sent';
    if (review === undefined) return isError ? 'failed' : 'loading';
    return review === null ? 'gone' : 'form';
  }

  const contents = {
    sent: () => <ReportSent mailbox={sent?.mailbox} />,
    form: () =>
      review && (
        <FormColumns>
          <Stack data-gap="small">
            <CardTitle>What you’re reporting</CardTitle>
            <QuotedReview
              title={`The review of ${review.clubName}`}
              review={review}
              reply={review.responseText}
            />
          </Stack>
          <ReportForm reviewId={reviewId} onSent={(mailbox) => setSent({ mailbox })} />
        </FormColumns>
      ),
    gone: () => (
      <OutcomeFrame
        icon={<SearchX />}
        title="This review isn’t public"
        actions={<ButtonLink to="/all-reviews">See all reviews</ButtonLink>}
      >
        <p>It may have been taken down already. There’s nothing left to report.</p>
      </OutcomeFrame>
    ),
    failed: () => (
      <Stack>
        <ErrorPanel title="We couldn’t load the review" text="Please try again." onRetry={refetch} />
      </Stack>
    ),
    loading: () => <LinkLoading />,
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}
