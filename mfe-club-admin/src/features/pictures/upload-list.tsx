import { Button, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Upload, Uploads } from './use-uploads';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  overflow-wrap: anywhere;

  &[data-failed] {
    border-color: var(--color-danger);
  }
  & progress {
    width: 100%;
    accent-color: var(--color-pitch);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);

  & > strong {
    font-weight: 640;
  }
  & > span {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`;

const Problem = styled.p`
  color: var(--color-danger);
  font-size: var(--text-s);
  font-weight: 640;
`;

interface UploadListProps {
  queue: Uploads;
  /** Brings one back into the form to choose another picture; null while the form has another one. */
  onChange: ((upload: Upload) => void) | null;
}

/** Pictures that are waiting, being sent, or failed. */
export function UploadList({ queue: { uploads, retry, remove }, onChange }: UploadListProps) {
  const sending = uploads.find(({ state }) => state === 'sending');
  return (
    <>
      {uploads.length > 0 && (
        <List role="list" aria-label="Pictures being sent">
          {uploads.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onChange={onChange === null ? null : () => onChange(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </List>
      )}
      <VisuallyHidden role="status">
        {sending !== undefined && `Sending ${sending.values.file.name}`}
      </VisuallyHidden>
    </>
  );
}

interface UploadItemProps {
  upload: Upload;
  onRetry: () => void;
  onChange: (() => void) | null;
  onRemove: () => void;
}

function UploadItem({ upload, onRetry, onChange, onRemove }: UploadItemProps) {
  const id = useId();
  const { values, state, sent, problem, canRetry } = upload;
  const { name } = values.file;
  const isFailed = state === 'failed';
  return (
    <Item data-failed={isFailed || undefined}>
      {isFailed ? (
        <Problem role="alert">{`${name}: ${problem}`}</Problem>
      ) : (
        <Line>
          <strong id={id}>{name}</strong>
          <span>{stateWords(upload)}</span>
        </Line>
      )}
      {state === 'sending' && <progress aria-labelledby={id} max={1} value={sent < 1 ? sent : undefined} />}
      <Cluster data-gap="small">
        {isFailed && canRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {isFailed && onChange !== null && (
          <Button variant="secondary" size="small" onClick={onChange}>
            Choose another
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-label={isFailed ? `Remove ${name}` : `Don’t send ${name}`}
          onClick={onRemove}
        >
          {isFailed ? 'Remove' : 'Don’t send'}
        </Button>
      </Cluster>
    </Item>
  );
}

/** The upload's progress; once all of it has arrived, the server makes its files. */
function stateWords({ state, sent }: Upload): string {
  if (state === 'waiting') return 'Waiting to be sent';
  return sent < 1 ? `${Math.floor(sent * 100)}%` : 'Being checked…';
}
