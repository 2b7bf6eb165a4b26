import { isWorking } from '@club-reviews/domain/club-imports';
import { Button, ErrorPanel, FocusArea, NotLoaded, Panel, Skeleton, Stack } from '@club-reviews/shared-ui';
import { announceContentChange, apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetClubImportQuery, useListClubImportsQuery } from '../../api/site-admin-api';
import type { ImportProgress } from '../../api/types';
import { countsText } from './counts-text';
import { RefusedColumns } from './file-columns';
import { FileForm } from './file-form';
import { ImportPreview } from './import-preview';
import { PastImports } from './past-imports';
import { ProgressLine } from './progress-line';

const LOOK_EVERY_MS = 1000;

/** The progress of a file of clubs: chosen, sent, checked, reviewed and imported; and past imports. */
export function ClubImport() {
  const query = useListClubImportsQuery();
  const { data, refetch } = query;
  const [chosenId, setChosenId] = useState<number | null>(null);
  if (data === undefined)
    return <NotLoaded call={query} failed="The imports didn’t load" loading="Loading the imports" />;
  const id = chosenId ?? data.working?.id ?? null;
  return (
    <Stack data-gap="large">
      {id === null ? (
        <FileForm onSent={setChosenId} />
      ) : (
        <ShownImport key={id} id={id} onEnd={() => setChosenId(null)} onChanged={() => void refetch()} />
      )}
      <PastImports imports={data.imports} isBusy={data.working !== null} onUndoing={setChosenId} />
    </Stack>
  );
}

interface ShownImportProps {
  id: number;
  /** Clears the way for the next file. */
  onEnd: () => void;
  /** The server has finished a step. */
  onChanged: () => void;
}

function ShownImport({ id, onEnd, onChanged }: ShownImportProps) {
  const [isPolling, setIsPolling] = useState(true);
  const { data: job, error } = useGetClubImportQuery(
    { id },
    { pollingInterval: isPolling ? LOOK_EVERY_MS : 0 },
  );
  const step = job?.step;
  const works = step === undefined || isWorking(step);
  if (works !== isPolling) setIsPolling(works);
  const finish = useEffectEvent((done: ImportProgress['step']) => {
    onChanged();
    if (done === 'imported' || done === 'undone') announceContentChange();
  });
  useEffect(() => {
    if (step !== undefined && !isWorking(step)) finish(step);
  }, [step]);
  if (job === undefined) {
    if (error === undefined) return <Skeleton shape="block" />;
    return <ErrorPanel title="The file didn’t load" text={apiErrorMessage(error)} onRetry={onEnd} />;
  }
  return (
    <FocusArea shown={job.step}>
      <JobView job={job} onEnd={onEnd} />
    </FocusArea>
  );
}

function JobView({ job, onEnd }: { job: ImportProgress; onEnd: () => void }) {
  const another = (
    <span>
      <Button variant="secondary" onClick={onEnd}>
        Choose another file
      </Button>
    </span>
  );
  switch (job.step) {
    case 'uploading':
    case 'checking':
      return <ProgressLine label={`Checking ${job.fileName}`} percent={job.progress} />;
    case 'importing':
      return (
        <ProgressLine
          label={`Importing ${job.fileName}`}
          percent={job.progress}
          note="You can leave this page. The import will carry on."
        />
      );
    case 'undoing':
      return <ProgressLine label={`Undoing the import of ${job.fileName}`} percent={job.progress} />;
    case 'checked':
      return <ImportPreview job={job} another={another} />;
    case 'failed':
      return (
        <Stack>
          <Panel tone="error" title={`${job.fileName} couldn’t be imported`}>
            {job.problem}
          </Panel>
          <RefusedColumns id={job.id} />
          {another}
        </Stack>
      );
    default:
      return (
        <Stack>
          <Panel
            tone="success"
            title={
              job.step === 'undone'
                ? `The import of ${job.fileName} is undone`
                : `${job.fileName} is imported`
            }
          >
            {job.counts && job.step === 'imported' && countsText(job.counts)}
          </Panel>
          {another}
        </Stack>
      );
  }
}
