import { Button, downloadFile } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { SESSION_HEADERS } from '@club-reviews/shared-ui/session';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Downloads the check's findings for every row except unchanged ones. */
export function ReportButton({ id }: { id: number }) {
  const { apiBase } = useRemoteContext();
  const [isLoading, setIsLoading] = useState(false);

  async function download() {
    setIsLoading(true);
    try {
      const answer = await fetch(`${apiBase}/admin/club-imports/${id}/rows/export`, {
        credentials: 'include',
        headers: { 'Cache-Control': 'no-cache', ...SESSION_HEADERS },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      downloadFile(await answer.blob(), 'import-report.csv');
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
