import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { Verification } from '../../features/verification/verification';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where the link in the email leads. The server renders the frame; only the browser reads the token. */
export default function VerifyReview() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Verify Your Review"
        lead="Read it once more, then publish it, or tell us that it isn’t yours."
      />
      <Section aria-label="Your review">
        <Verification key={token} token={token} />
      </Section>
    </>
  );
}
