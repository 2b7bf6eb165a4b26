import { AdminPage } from '../../components/admin-page';
import { ReportList } from '../../features/reports/report-list';

/** The reviews that somebody reported. */
export default function ReportsPage() {
  return (
    <AdminPage title="Reports">
      <ReportList />
    </AdminPage>
  );
}
