import type { AccessAction } from '@club-reviews/domain/personal-data';
import { Button, Cluster, downloadFile, EmptyState, Panel, Stack, ukDateTime } from '@club-reviews/shared-ui';
import { Download, SearchX, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useExportPersonMutation } from '../../api/site-admin-api';
import type { FoundPerson, PersonPart } from '../../api/types';
import { toastOutcome } from '../../lib/toast-outcome';
import { ErasePersonDialog } from './erase-person-dialog';
import type { DataRequest } from './find-person';
import { PersonEntries } from './person-entries';

/* The longest addresses are as wide as a phone. */
const Address = styled.span`
  display: block;
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

const EARLIER: Partial<Record<AccessAction, string>> = {
  'person-found': 'Looked for',
  'person-exported': 'Copy made',
  'person-erased': 'Erased',
};

/** What is stored about one person, with a copy to download, and the way to erase it. */
export function PersonView({ request, person }: { request: DataRequest; person: FoundPerson }) {
  const [parts, setParts] = useState<readonly PersonPart[]>(person.parts);
  const [isErased, setErased] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [copy, { isLoading }] = useExportPersonMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isErasable = parts.some(({ fates }) => fates.deleted + fates.emptied > 0);

  async function download() {
    const { data, error } = await copy({ body: request });
    toastOutcome(error, { done: 'Copy downloaded', failed: 'Failed to make the copy.' });
    if (data === undefined) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    downloadFile(file, `personal-data-${data.exportedAt.slice(0, 10)}.json`);
  }

  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {isErased ? 'What we still hold about' : 'What we hold about'} <Address>{request.email}</Address>
      </h2>
      {isErased && (
        <Panel tone="success" role="status" title="Erased">
          {parts.length === 0
            ? 'We no longer hold anything about this address.'
            : 'What stays is listed below, with the reason.'}{' '}
          We don’t email the person, so please tell them yourself.
        </Panel>
      )}
      {parts.length === 0 && !isErased && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="We hold nothing about this address"
          hint="Logins are matched to the exact address. Ask whether they may have written it differently."
        />
      )}
      {parts.length > 0 && (
        <Cluster>
          <Button
            variant="secondary"
            pending={isLoading}
            pendingLabel="Making the copy…"
            onClick={() => void download()}
          >
            <Download aria-hidden="true" />
            Download a copy
          </Button>
          {isErasable && person.refusal === null && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
              Erase this person
            </Button>
          )}
        </Cluster>
      )}
      {person.refusal !== null && (
        <Panel tone="warning" title="This person can’t be erased">
          {person.refusal}.
        </Panel>
      )}
      <PersonEntries parts={parts} />
      {person.earlier.length > 0 && <Earlier entries={person.earlier} />}
      {isAsking && (
        <ErasePersonDialog
          request={request}
          parts={parts}
          onErased={(left) => {
            setParts(left);
            setErased(true);
          }}
          onClose={() => setAsking(false)}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}

const History = styled.ul`
  display: grid;
  gap: var(--space-1);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

function Earlier({ entries }: { entries: FoundPerson['earlier'] }) {
  return (
    <Stack as="section" data-gap="small" aria-label="Earlier requests">
      <h3>Earlier requests about this address</h3>
      <History role="list">
        {entries.map(({ action, reference, staffName, createdAt }) => (
          <li key={`${action} ${createdAt}`}>
            <time dateTime={createdAt}>{ukDateTime(createdAt)}</time>: {EARLIER[action] ?? action} by{' '}
            {staffName}, “{reference}”
          </li>
        ))}
      </History>
    </Stack>
  );
}
