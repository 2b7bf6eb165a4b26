import { ROW_OUTCOMES } from '@club-reviews/domain/club-imports';
import type { RowOutcome } from '@club-reviews/domain/club-imports';
import { SOURCE_LIMITS } from '@club-reviews/domain/fact-sources';
import { Button, Card, CheckboxField, Cluster, Stack, TextField, wholeNumber } from '@club-reviews/shared-ui';
import { FieldPair } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListClubImportRowsQuery, useStartClubImportMutation } from '../../api/site-admin-api';
import type { ImportProgress } from '../../api/types';
import { CheckedColumns } from './file-columns';
import { Fold } from './fold';
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

const Rows = styled.ul`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-s);

  & small {
    display: block;
    color: var(--color-ink-soft);
  }
`;

/** What importing a checked file would do, and the button to do it. */
export function ImportPreview({ job, another }: { job: ImportProgress; another: ReactNode }) {
  const [start, { isLoading }] = useStartClubImportMutation();
  const [addsDoubtful, setAddsDoubtful] = useState(false);
  const [overwrites, setOverwrites] = useState(false);
  const [source, setSource] = useState('');
  const [licence, setLicence] = useState('');
  const { id, counts } = job;
  if (counts === null) return null;
  const rows = counts.new + counts.changed + (addsDoubtful ? counts.doubtful : 0);

  async function startImport() {
    const { error } = await start({ id, body: { addsDoubtful, overwrites, source, licence } });
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
          <CheckedColumns id={id} />
          {ROW_OUTCOMES.filter((outcome) => outcome !== 'unchanged' && counts[outcome] > 0).map((outcome) => (
            <OutcomeRows key={outcome} id={id} outcome={outcome} count={counts[outcome]} />
          ))}
        </div>
        {counts.doubtful > 0 && (
          <CheckboxField
            label="Add doubtful clubs too"
            checked={addsDoubtful}
            onChange={({ target }) => setAddsDoubtful(target.checked)}
          />
        )}
        {counts.changed > 0 && (
          <CheckboxField
            label="Also replace what the club, our staff or a visitor said since the last import"
            checked={overwrites}
            onChange={({ target }) => setOverwrites(target.checked)}
          />
        )}
        <FieldPair>
          <TextField
            label="Where the file comes from (optional)"
            hint="Shown on the clubs’ pages."
            value={source}
            maxLength={SOURCE_LIMITS.name}
            onChange={({ target }) => setSource(target.value)}
          />
          <TextField
            label="Its licence (optional)"
            hint="For example, OGL 3.0."
            value={licence}
            maxLength={SOURCE_LIMITS.licence}
            onChange={({ target }) => setLicence(target.value)}
          />
        </FieldPair>
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
