import { AdminPage } from '../../components/admin-page';
import { ReportList } from '../../features/reports/report-list';

/** Reported reviews. */
export default function ReportsPage() {
  return (
    <AdminPage title="Reports">
      <ReportList />
    </AdminPage>
  );
}
