import { ROW_OUTCOMES } from '@club-reviews/domain/club-imports';
import type { RowOutcome } from '@club-reviews/domain/club-imports';
import { Button, Card, Cluster, Stack, wholeNumber } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListClubImportRowsQuery, useStartClubImportMutation } from '../../api/site-admin-api';
import type { ImportProgress } from '../../api/types';
import { ReportButton } from './report-button';

const MEANINGS: Record<RowOutcome, { title: string; text: string }> = {
  new: { title: 'New', text: 'will be listed' },
  changed: { title: 'Changed', text: 'will change' },
  unchanged: { title: 'Unchanged', text: 'stay as they are' },
  doubtful: { title: 'Doubtful', text: 'look like a listed club within a mile' },
  broken: { title: 'Broken', text: 'can’t be read, so they’re left out' },
};

const Title = styled.h2`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3);

  & dt {
    font-size: var(--text-s);
    font-weight: 640;
  }
  & dd {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & strong {
    display: block;
    font-size: var(--text-xl);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink);
  }
`;

const Fold = styled.details`
  border-block-start: 1px solid var(--color-line);

  & > summary {
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: var(--color-ink-soft);
  }
`;

const Tick = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    margin: 0;
    accent-color: var(--color-pitch);
  }
`;

/** What importing a checked file would do, and the button to do it. */
export function ImportPreview({ job, another }: { job: ImportProgress; another: ReactNode }) {
  const [start, { isLoading }] = useStartClubImportMutation();
  const [addsDoubtful, setAddsDoubtful] = useState(false);
  const { id, counts } = job;
  if (counts === null) return null;
  const rows = counts.new + counts.changed + (addsDoubtful ? counts.doubtful : 0);

  async function startImport() {
    const { error } = await start({ id, body: { addsDoubtful } });
    if (error !== undefined)
      showToast({ title: 'The import didn’t start', description: apiErrorMessage(error), tone: 'error' });
  }

  return (
    <Card>
      <Stack>
        <Title>{job.fileName} has been checked. Nothing has changed yet.</Title>
        <Counts>
          {ROW_OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt>{MEANINGS[outcome].title}</dt>
              <dd>
                <strong>{wholeNumber(counts[outcome])}</strong>
                {MEANINGS[outcome].text}
              </dd>
            </div>
          ))}
        </Counts>
        <div>
          {ROW_OUTCOMES.filter((outcome) => outcome !== 'unchanged' && counts[outcome] > 0).map((outcome) => (
            <OutcomeRows key={outcome} id={id} outcome={outcome} count={counts[outcome]} />
          ))}
        </div>
        {counts.doubtful > 0 && (
          <Tick>
            <input
              type="checkbox"
              checked={addsDoubtful}
              onChange={({ target }) => setAddsDoubtful(target.checked)}
            />
            Add doubtful clubs too
          </Tick>
        )}
        <Cluster>
          <Button
            disabled={rows === 0}
            pending={isLoading}
            pendingLabel="Starting…"
            onClick={() => void startImport()}
          >
            {rows === 0 ? 'Nothing to import' : 'Import these clubs'}
          </Button>
          {another}
          <ReportButton id={id} />
        </Cluster>
      </Stack>
    </Card>
  );
}

interface OutcomeRowsProps {
  id: number;
  outcome: RowOutcome;
  count: number;
}

function OutcomeRows({ id, outcome, count }: OutcomeRowsProps) {
  const [isOpen, setIsOpen] = useState(outcome === 'broken');
  const { data: rows = [] } = useListClubImportRowsQuery({ id, outcome }, { skip: !isOpen });
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {MEANINGS[outcome].title} rows{rows.length > 0 && rows.length < count && `: the first ${rows.length}`}
      </summary>
      <Rows role="list">
        {rows.map(({ line, externalId, name, detail }) => (
          <li key={line}>
            Line {line}: {name || 'no name'} {externalId !== '' && <code>{externalId}</code>}
            {detail !== '' && <small>{detail}</small>}
          </li>
        ))}
      </Rows>
    </Fold>
  );
}
