import { SecretPage } from '../../components/secret-page';
import { AuthorNotice } from '../../features/notices/author-notice';
import { description } from './description';

/** Where authors read a notice about their review and answer it. The server only renders the frame. */
export default function NoticeAnswerPage() {
  return (
    <SecretPage
      description={description}
      title="A Complaint About Your Review"
      lead="Read what it says, then tell us what should happen to your review."
      label="The complaint"
      content={(token) => <AuthorNotice token={token} />}
    />
  );
}
