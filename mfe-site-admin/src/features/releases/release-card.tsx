import { Badge, Button, Card, Cluster, Stack, ukDateTime, wholeNumber } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { OnlyFor } from '../session/staff-session';
import { AbortDialog, PromoteDialog, RollBackDialog } from './release-dialogs';
import { failedShare, remoteName, verdictWords, visitorShare } from './release-words';

interface ReleaseCardProps {
  release: LiveRelease;
  /** Whether bad canaries are ended without anybody asking. */
  abortsCanaries: boolean;
}

const Heading = styled.h2`
  font-size: var(--text-l);
`;

const Soft = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: var(--space-1);
    font-size: var(--text-s);
    color: var(--color-ink-soft);
    text-align: start;
  }
  & th,
  & td {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
    vertical-align: top;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: 580;
    overflow-wrap: anywhere;
  }
  & thead th {
    padding-block-start: 0;
    font-size: var(--text-s);
    font-weight: 580;
    color: var(--color-ink-soft);
  }
  & small {
    display: block;
    font-size: var(--text-s);
    font-weight: 400;
    color: var(--color-ink-soft);
  }
`;

type Question = 'promote' | 'abort' | 'roll-back';

/** What is live of one remote, how its versions load, and what an owner can do about it. */
export function ReleaseCard({ release, abortsCanaries }: ReleaseCardProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { remote, fallback, canary, isKilled } = release;
  const frame = {
    release,
    onDecided: () => undefined,
    onClose: () => setQuestion(null),
    focusAfter: heading,
  };
  return (
    <Card as="section" aria-label={remoteName(remote)}>
      <Stack data-gap="small">
        <Cluster>
          <Heading ref={heading} tabIndex={-1}>
            {remoteName(remote)}
          </Heading>
          {isKilled && <Badge tone="warning">Switched off</Badge>}
          {canary !== null && <Badge tone="pitch">Canary {visitorShare(canary.share)}</Badge>}
        </Cluster>
        <VersionTable release={release} />
        {canary !== null && <Soft>{verdictWords(canary, abortsCanaries)}</Soft>}
        {isKilled && (
          <Soft>Visitors see a card in place of it. “npm run release -- revive” switches it on.</Soft>
        )}
        <OnlyFor role="owner">
          {(canary !== null || fallback !== null) && (
            <Cluster>
              {canary !== null && (
                <>
                  <Button size="small" onClick={() => setQuestion('promote')}>
                    Promote
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => setQuestion('abort')}>
                    Abort
                  </Button>
                </>
              )}
              {fallback !== null && (
                <Button variant="secondary" size="small" onClick={() => setQuestion('roll-back')}>
                  Roll back
                </Button>
              )}
            </Cluster>
          )}
        </OnlyFor>
      </Stack>
      {question === 'promote' && <PromoteDialog {...frame} />}
      {question === 'abort' && <AbortDialog {...frame} />}
      {question === 'roll-back' && <RollBackDialog {...frame} />}
    </Card>
  );
}

function VersionTable({ release: { active, fallback, canary, loads } }: { release: LiveRelease }) {
  const rows = [
    ...(canary === null ? [] : [[canary.version, `canary, ${visitorShare(canary.share)} of visitors`]]),
    [active, 'live'],
    ...(fallback === null ? [] : [[fallback, 'before; stands in when the live one fails']]),
  ] as [string, string][];
  return (
    <Table>
      <caption>
        {canary === null ? 'Loads of the last 24 hours' : `Loads since ${ukDateTime(canary.since)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Loads</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([version, what]) => {
          const { total = 0, failures = 0 } = loads.find((one) => one.version === version) ?? {};
          return (
            <tr key={version}>
              <th scope="row">
                {version}
                <small>{what}</small>
              </th>
              <td>{wholeNumber(total)}</td>
              <td>
                {wholeNumber(failures)}
                <small>{failedShare(failures, total)}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
