import { Badge, Card, CardTitle, Cluster, Panel, SoftText, Stack } from '@club-reviews/shared-ui';
import { ukDateTime } from '@club-reviews/shared-ui/formatting';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { OnlyFor } from '../session/staff-session';
import { ReleaseDecisions } from './release-decisions';
import { errorWords, remoteName, verdictWords, visitorShare } from './release-labels';
import { VersionTable } from './version-table';

interface ReleaseCardProps {
  release: LiveRelease;
  /** Whether bad canaries are ended automatically. */
  abortsCanaries: boolean;
}

const Reasons = styled(SoftText).attrs({ as: 'ul' })`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** What is live for one remote, how its versions perform, and what an owner can do about it. */
export function ReleaseCard({ release, abortsCanaries }: ReleaseCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { remote, canary, isKilled, loads } = release;
  const failed = loads.filter(({ errors }) => errors.length > 0);
  return (
    <Card as="section" aria-label={remoteName(remote)}>
      <Stack data-gap="small">
        <Cluster>
          <CardTitle ref={heading} tabIndex={-1}>
            {remoteName(remote)}
          </CardTitle>
          {isKilled && <Badge tone="warning">Switched off</Badge>}
          {canary !== null && <Badge tone="pitch">Canary {visitorShare(canary.share)}</Badge>}
        </Cluster>
        <VersionTable release={release} />
        {failed.length > 0 && (
          <Reasons aria-label="Why they failed" role="list">
            {failed.map(({ version, errors }) => (
              <li key={version}>
                {version} {errors.map(errorWords).join(', ')}
              </li>
            ))}
          </Reasons>
        )}
        {canary !== null && (
          <Panel tone={canary.verdict === 'bad' ? 'error' : 'note'} title={`Canary ${canary.version}`}>
            {`${verdictWords(canary, abortsCanaries)} Loads are counted since ${ukDateTime(canary.since)}.`}
          </Panel>
        )}
        {isKilled && <SoftText>Visitors see a card in its place, and none of it is loaded.</SoftText>}
        <OnlyFor role="owner">
          <ReleaseDecisions release={release} focusAfter={heading} />
        </OnlyFor>
      </Stack>
    </Card>
  );
}
