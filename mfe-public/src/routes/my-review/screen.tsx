import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { LinkLoading } from '../../components/mailed-link';
import { MyReview } from '../../features/my-review/my-review';
import { PageHead } from '../../head/page-head';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { description } from './description';

function ReviewOfLink() {
  const token = useSecretToken();
  return <MyReview key={token} token={token} />;
}

/** Where authors manage a review, from the link in our emails. The server only renders the frame. */
export default function MyReviewPage() {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Your Review"
        lead="Read it, change it, withdraw it or erase it. No account needed."
      />
      <Section aria-label="Your review">{isInBrowser ? <ReviewOfLink /> : <LinkLoading />}</Section>
    </>
  );
}
