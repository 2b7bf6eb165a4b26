import { CLUB_FILE_TEMPLATE, MAX_CLUB_FILE_BYTES } from '@club-reviews/domain/club-imports';
import { Button, Card, CardTitle, Cluster, downloadFile, SoftText, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Download } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useAnnounceClubFileMutation, useSendClubFilePartMutation } from '../../api/site-admin-api';
import { ProgressLine } from './progress-line';
import { sendFile } from './send-file';

const MEGABYTES = MAX_CLUB_FILE_BYTES / 1_000_000;

const Hint = styled(SoftText)`
  max-width: var(--measure);
`;

const Problem = styled.p`
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--color-danger);
`;

const Input = styled.input`
  width: 100%;
  max-width: 30rem;
  min-height: 2.875rem;
  padding: 0.35rem 0.4rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  cursor: pointer;

  &::file-selector-button {
    margin-inline-end: var(--space-3);
    padding: 0.4rem 0.9rem;
    border: 0;
    border-radius: var(--radius-s);
    background: var(--color-sunken);
    color: var(--color-ink);
    font: inherit;
    font-weight: 640;
    cursor: pointer;
  }
`;

/** Where a file is chosen and sent; it's checked before anything changes. */
export function FileForm({ onSent }: { onSent: (id: number) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [announce] = useAnnounceClubFileMutation();
  const [sendPart] = useSendClubFilePartMutation();

  function refuse(message: string) {
    setProblem(message);
    input.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return refuse('Please choose a CSV file.');
    if (file.size === 0) return refuse('This file is empty.');
    if (file.size > MAX_CLUB_FILE_BYTES)
      return refuse(
        `This file is larger than ${MEGABYTES} MB. Please split it, or import it from the command line.`,
      );
    setProblem('');
    setSent({ name: file.name, share: 0 });
    try {
      const calls = {
        announce: (body: { fileName: string; sizeBytes: number }) => announce({ body }).unwrap(),
        sendPart: (jobId: number, body: { offset: number; data: string }) =>
          sendPart({ id: jobId, body }).unwrap(),
      };
      onSent(await sendFile(file, calls, (share) => setSent({ name: file.name, share })));
    } catch (error) {
      setSent(null);
      setProblem(apiErrorMessage(error));
    }
  }

  if (sent !== null)
    return <ProgressLine label={`Sending ${sent.name}`} percent={Math.round(sent.share * 100)} />;
  return (
    <Card>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void send(event)}>
        <CardTitle id={`${id}-title`}>Import clubs from a file</CardTitle>
        <Hint id={`${id}-hint`}>
          A CSV file of up to {MEGABYTES} MB, or about 50,000 clubs, whose first line names its columns. We’ll
          check it first, and nothing changes until you say so.
        </Hint>
        <Stack data-gap="tight">
          <label htmlFor={id}>CSV file</label>
          <Input
            ref={input}
            id={id}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-hint${problem === '' ? '' : ` ${id}-problem`}`}
          />
          {problem !== '' && (
            <Problem id={`${id}-problem`} role="alert">
              {problem}
            </Problem>
          )}
        </Stack>
        <Cluster>
          <Button type="submit">Check this file</Button>
          <Button
            variant="quiet"
            onClick={() =>
              downloadFile(new Blob([CLUB_FILE_TEMPLATE], { type: 'text/csv' }), 'clubs-template.csv')
            }
          >
            <Download aria-hidden="true" />
            Download a template
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
