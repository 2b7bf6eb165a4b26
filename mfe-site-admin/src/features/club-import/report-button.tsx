import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportCsv } from '../queue/export-csv';

/** Downloads the check's findings for every row except unchanged ones. */
export function ReportButton({ id }: { id: number }) {
  const { apiBase } = useRemoteContext();
  const [isLoading, setIsLoading] = useState(false);

  async function download() {
    setIsLoading(true);
    try {
      await exportCsv(`${apiBase}/admin/club-imports/${id}/rows/export`, {});
    } catch (error) {
      showToast({ title: 'The report didn’t load', description: apiErrorMessage(error), tone: 'error' });
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Button variant="quiet" pending={isLoading} pendingLabel="Loading…" onClick={() => void download()}>
      <Download aria-hidden="true" />
      Download the report
    </Button>
  );
}
