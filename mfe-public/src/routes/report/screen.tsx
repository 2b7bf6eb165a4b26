import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation, useSecretToken } from '@club-reviews/shared-ui/platform';
import { MyReport } from '../../features/report/my-report';
import { ReportReview } from '../../features/report/report-review';
import { PageHead } from '../../head/page-head';
import { readChosenReview } from '../../lib/chosen-review';
import { description } from './description';

export { description };

/**
 * Where anyone can report a review: /report?review={id}, and where reporters follow their report, by the token in the
 * link of our emails, which only the browser reads.
 */
export default function ReportPage() {
  const reviewId = readChosenReview(useLocation().search);
  const token = useSecretToken();
  const isForm = reviewId !== undefined && token === null;
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title={isForm ? 'Report a Review' : 'Your Report'}
        lead={
          isForm
            ? 'Tell our moderators what’s wrong. Neither the club nor the author finds out who you are.'
            : 'What you reported, where it stands, and what our moderators decided.'
        }
      />
      <Section aria-label="Report">
        {isForm ? (
          <ReportReview key={reviewId} reviewId={reviewId} />
        ) : (
          <MyReport key={token} token={token} />
        )}
      </Section>
    </>
  );
}
