import { Button, Cluster, ConfirmDialog, downloadFile, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useEraseMyDataMutation, useExportMyDataMutation } from '../../api/personal-api';

interface MyDataProps {
  token: string;
  /** Gets the focus once everything is erased. */
  focusOnceErased: RefObject<HTMLElement | null>;
  onErased: (reviews: number) => void;
}

/** What authors can do with all the data we hold about them: get a copy, or erase it. */
export function MyData({ token, focusOnceErased, onErased }: MyDataProps) {
  const [exportData, exporting] = useExportMyDataMutation();
  const [erase] = useEraseMyDataMutation();
  const [isErasing, setIsErasing] = useState(false);
  const body = { token };

  async function download() {
    const { data, error } = await exportData({ body });
    if (error === undefined) {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadFile(file, `my-reviews-${data.exportedAt.slice(0, 10)}.json`);
      showToast({ title: 'Data Exported', tone: 'success' });
      return;
    }
    const description = apiErrorMessage(error, 'Failed to export your data.');
    showToast({ title: 'Error', description, tone: 'error' });
  }

  async function eraseAll() {
    const { data, error } = await erase({ body });
    if (data !== undefined) onErased(data.reviews);
    return { error };
  }

  return (
    <Stack as="section" data-gap="small" aria-labelledby="my-data">
      <h3 id="my-data">Your data</h3>
      <p>Download a copy of everything we keep about your email address, or erase it all, for every club.</p>
      <Cluster>
        <Button
          variant="secondary"
          pending={exporting.isLoading}
          pendingLabel="Exporting…"
          onClick={() => void download()}
        >
          <Download aria-hidden="true" />
          Export
        </Button>
        <Button variant="quiet" onClick={() => setIsErasing(true)}>
          Erase everything
        </Button>
      </Cluster>
      {isErasing && (
        <ConfirmDialog
          title="Erase everything?"
          confirmLabel="Erase everything"
          pendingLabel="Erasing…"
          isDangerous
          failure="Nothing was erased"
          execute={eraseAll}
          onClose={() => setIsErasing(false)}
          focusAfter={focusOnceErased}
        >
          <p>This can’t be undone. We’ll erase:</p>
          <ul>
            <li>
              every review you’ve written with this email address, of any club, with the clubs’ replies and
              your appeals;
            </li>
            <li>the email address itself.</li>
          </ul>
          <p>
            You still won’t be able to review the same clubs again before the season ends on 31 July. To make
            sure of that, we keep a keyed hash of your address, and nothing else, until a month after the
            season. No one can read the address from it.
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
