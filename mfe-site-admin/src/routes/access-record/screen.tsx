import { PageFor } from '../../components/page-for';
import { AccessRecord } from '../../features/access-record/access-record';

/** Which staff have seen contact details. */
export default function AccessRecordPage() {
  return (
    <PageFor role="owner" what="Only owners see the record.">
      <AccessRecord />
    </PageFor>
  );
}
