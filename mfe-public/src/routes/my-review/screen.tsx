import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { MyReview } from '../../features/my-review/my-review';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where authors manage a review, from the link in our emails. The server only renders the frame. */
export default function MyReviewPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Your Review"
        lead="Read it, change it, withdraw it or erase it. No account needed."
      />
      <Section aria-label="Your review">
        <MyReview key={token} token={token} />
      </Section>
    </>
  );
}
