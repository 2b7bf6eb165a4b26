import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { MyEnquiry } from '../../features/enquiry/my-enquiry';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function ConfirmEnquiryPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Your Question"
        lead="Read it once more and send it to the club, or see what became of it."
      />
      <Section aria-label="Your question">
        <MyEnquiry key={token} token={token} />
      </Section>
    </>
  );
}
