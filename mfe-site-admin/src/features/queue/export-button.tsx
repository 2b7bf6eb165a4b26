import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast, useDispatch, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { sessionExpired } from '../../api/session';
import { ExportFailure, exportCsv } from './export-csv';

interface ExportButtonProps {
  /** The api's call. */
  path: string;
  filters: object;
  /** What's exported, like "reviews". */
  noun: string;
}

/** Downloads all that the filters match, from every page of the list, as CSV. */
export function ExportButton({ path, filters, noun }: ExportButtonProps) {
  const { apiBase } = useRemoteContext();
  const dispatch = useDispatch();
  const [isExporting, setIsExporting] = useState(false);

  async function exportAll() {
    setIsExporting(true);
    try {
      await exportCsv(`${apiBase}${path}`, filters);
      showToast({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} exported`, tone: 'success' });
    } catch (error) {
      if (error instanceof ExportFailure && error.status === 401) dispatch(sessionExpired());
      const reason = error instanceof ExportFailure ? error.serverMessage : apiErrorMessage(error);
      showToast({ title: `Failed to export ${noun}.`, description: reason || undefined, tone: 'error' });
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Button variant="secondary" size="small" pending={isExporting} onClick={() => void exportAll()}>
      <Download aria-hidden="true" />
      <span>{isExporting ? 'Exporting…' : 'Export CSV'}</span>
    </Button>
  );
}
