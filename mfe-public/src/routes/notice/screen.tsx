import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation, useSecretToken } from '@club-reviews/shared-ui/platform';
import { MyNotice } from '../../features/notices/my-notice';
import { NewNotice } from '../../features/notices/new-notice';
import { PageHead } from '../../head/page-head';
import { readChosenReview } from '../../lib/chosen-review';
import { description } from './description';

/**
 * Where a notice about a review is written (/notice?review={id}), and where its link leads. The server only renders the
 * frame.
 */
export default function NoticePage() {
  const token = useSecretToken();
  const reviewId = readChosenReview(useLocation().search);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Notice of Defamation"
        lead="For anyone whose reputation is harmed by something untrue in a review. The law sets out each step."
      />
      <Section aria-label="Notice">
        {token === null ? (
          <NewNotice key={reviewId} reviewId={reviewId} />
        ) : (
          <MyNotice key={token} token={token} />
        )}
      </Section>
    </>
  );
}
