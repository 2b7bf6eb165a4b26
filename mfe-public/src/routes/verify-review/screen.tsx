import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { LinkLoading } from '../../components/mailed-link';
import { Verification } from '../../features/verification/verification';
import { PageHead } from '../../head/page-head';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { description } from './description';

function Confirmation() {
  const token = useSecretToken();
  return <Verification key={token} token={token} />;
}

/** Where the link in the email leads. The server renders the frame; only the browser reads the token. */
export default function VerifyReview() {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead description={description} />
      <PageHeading title="Verify Your Review" />
      <Section aria-label="Your review">{isInBrowser ? <Confirmation /> : <LinkLoading />}</Section>
    </>
  );
}
