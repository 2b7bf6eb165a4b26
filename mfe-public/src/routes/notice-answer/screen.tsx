import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { AuthorNotice } from '../../features/notices/author-notice';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where authors read a notice about their review and answer it. The server only renders the frame. */
export default function NoticeAnswerPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="A Complaint About Your Review"
        lead="Read what it says, then tell us what should happen to your review."
      />
      <Section aria-label="The complaint">
        <AuthorNotice key={token} token={token} />
      </Section>
    </>
  );
}
