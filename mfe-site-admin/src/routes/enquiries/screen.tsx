import { AdminPage } from '../../components/admin-page';
import { EnquiryList } from '../../features/enquiries/enquiry-list';

/** Questions to clubs that moderators deal with. */
export default function EnquiriesPage() {
  return (
    <AdminPage title="Questions to clubs">
      <EnquiryList />
    </AdminPage>
  );
}
