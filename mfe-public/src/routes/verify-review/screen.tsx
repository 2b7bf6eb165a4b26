import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { Confirming, Verification } from '../../features/verification/verification';
import { PageHead } from '../../head/page-head';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { description } from './description';

function Confirmation() {
  return <Verification token={useSecretToken()} />;
}

/** Where the link in the mail leads. The server renders the frame; only the browser confirms. */
export default function VerifyReview() {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead description={description} />
      <PageHeading title="Verify Your Review" />
      <Section aria-label="Your review">{isInBrowser ? <Confirmation /> : <Confirming />}</Section>
    </>
  );
}
