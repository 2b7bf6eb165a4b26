import { SecretPage } from '../../components/secret-page';
import { Verification } from '../../features/verification/verification';
import { description } from './description';

/** Where the link in the email leads. The server renders the frame; only the browser reads the token. */
export default function VerifyReview() {
  return (
    <SecretPage
      description={description}
      title="Verify Your Review"
      lead="Read it once more, then publish it, or tell us that it isn’t yours."
      label="Your review"
      content={(token) => <Verification token={token} />}
    />
  );
}
