import { AdminPage } from '../../components/admin-page';
import { EnquiryList } from '../../features/enquiries/enquiry-list';

/** Questions to clubs that moderators have to do with. */
export default function EnquiriesPage() {
  return (
    <AdminPage title="Questions to clubs">
      <EnquiryList />
    </AdminPage>
  );
}
