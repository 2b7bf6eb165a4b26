import { Badge, Button, Card, CardTitle, Cluster, Dialog } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUndoClubImportMutation } from '../../api/site-admin-api';
import type { PastImport } from '../../api/types';

const Imports = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
`;

const When = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** When something was done, and by whom. */
const whenAndWho = (iso: string, name: string | null) =>
  `${moment.format(new Date(iso))}, ${name === null ? 'from the command line' : `by ${name}`}`;

interface PastImportsProps {
  imports: readonly PastImport[];
  /** Another import is running, so undoing has to wait. */
  isBusy: boolean;
  /** Undoing has started, under this id. */
  onUndoing: (id: number) => void;
}

/** The latest imports, the last of which can be undone. */
export function PastImports({ imports, isBusy, onUndoing }: PastImportsProps) {
  const [request, setRequest] = useState<PastImport | null>(null);
  const [undo, { isLoading }] = useUndoClubImportMutation();
  if (imports.length === 0) return null;

  async function undoRequested({ id }: PastImport) {
    const { data, error } = await undo({ id });
    setRequest(null);
    if (data !== undefined) onUndoing(data.id);
    else showToast({ title: 'The import wasn’t undone', description: apiErrorMessage(error), tone: 'error' });
  }

  return (
    <Card as="section" aria-labelledby="past-imports">
      <CardTitle id="past-imports">Past imports</CardTitle>
      <Imports role="list">
        {imports.map((past) => (
          <li key={past.id}>
            <span>
              {past.fileName}
              <When>{whenAndWho(past.startedAt, past.startedBy)}</When>
              {past.undoneAt !== null && <When>Undone {whenAndWho(past.undoneAt, past.undoneBy)}</When>}
            </span>
            <Cluster data-gap="small">
              {past.undoneAt !== null && <Badge>Undone</Badge>}
              {past.undoneAt === null && past.finishedAt === null && (
                <Badge tone="warning">Not finished</Badge>
              )}
              {past.canBeUndone && (
                <Button variant="secondary" size="small" disabled={isBusy} onClick={() => setRequest(past)}>
                  Undo
                </Button>
              )}
            </Cluster>
          </li>
        ))}
      </Imports>
      {request !== null && (
        <Dialog
          open
          onClose={() => setRequest(null)}
          title="Undo this import?"
          footer={
            <>
              <Button
                variant="danger"
                pending={isLoading}
                pendingLabel="Starting…"
                onClick={() => void undoRequested(request)}
              >
                Undo the import
              </Button>
              <Button onClick={() => setRequest(null)}>Keep it</Button>
            </>
          }
        >
          <p>
            We’ll remove the clubs that {request.fileName} added, unless they now have reviews, a claim or a
            login. Anything it changed goes back to how it was, unless someone has changed it since.
          </p>
        </Dialog>
      )}
    </Card>
  );
}
