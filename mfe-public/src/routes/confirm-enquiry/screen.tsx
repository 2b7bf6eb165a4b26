import { SecretPage } from '../../components/secret-page';
import { MyEnquiry } from '../../features/enquiry/my-enquiry';
import { description } from './description';

/** Where the link in the email leads; only the browser reads its token. */
export default function ConfirmEnquiryPage() {
  return (
    <SecretPage
      description={description}
      title="Your Question"
      lead="Read it once more and send it to the club, or see what became of it."
      label="Your question"
      content={(token) => <MyEnquiry token={token} />}
    />
  );
}
