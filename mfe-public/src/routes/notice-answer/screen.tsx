import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { LinkLoading } from '../../components/mailed-link';
import { AuthorNotice } from '../../features/notices/author-notice';
import { PageHead } from '../../head/page-head';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { description } from './description';

function NoticeOfLink() {
  const token = useSecretToken();
  return <AuthorNotice key={token} token={token} />;
}

/** Where authors read a notice about their review and answer it. The server only renders the frame. */
export default function NoticeAnswerPage() {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead description={description} />
      <PageHeading title="A Complaint About Your Review" lead="Read it, and tell us what should happen." />
      <Section aria-label="The complaint">
        {isInBrowser ? <NoticeOfLink /> : <LinkLoading what="notice" />}
      </Section>
    </>
  );
}
