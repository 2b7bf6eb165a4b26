import { Badge, Button, Card, Cluster, Stack } from '@club-reviews/shared-ui';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { OnlyFor } from '../session/staff-session';
import { AbortDialog, KillDialog, PromoteDialog, ReviveDialog, RollBackDialog } from './release-dialogs';
import type { ReleaseDialogProps } from './release-dialogs';
import { remoteName, verdictWords, visitorShare } from './release-words';
import { VersionTable } from './version-table';

interface ReleaseCardProps {
  release: LiveRelease;
  /** Whether bad canaries are ended automatically. */
  abortsCanaries: boolean;
}

const Heading = styled.h2`
  font-size: var(--text-l);
`;

const Soft = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The possible decisions, in the order of the buttons. */
const DECISIONS = {
  promote: {
    label: 'Promote',
    variant: 'primary',
    Dialog: PromoteDialog,
    isPossible: ({ canary }) => canary !== null,
  },
  abort: {
    label: 'Abort',
    variant: 'secondary',
    Dialog: AbortDialog,
    isPossible: ({ canary }) => canary !== null,
  },
  rollBack: {
    label: 'Roll back',
    variant: 'secondary',
    Dialog: RollBackDialog,
    isPossible: ({ fallback }) => fallback !== null,
  },
  kill: {
    label: 'Switch off',
    variant: 'quiet',
    Dialog: KillDialog,
    isPossible: ({ isKilled }) => !isKilled,
  },
  revive: {
    label: 'Switch on',
    variant: 'primary',
    Dialog: ReviveDialog,
    isPossible: ({ isKilled }) => isKilled,
  },
} as const satisfies Record<string, Decision>;

interface Decision {
  label: string;
  /** How prominent its button is: rarely used ones stay quiet. */
  variant: 'primary' | 'secondary' | 'quiet';
  Dialog: ComponentType<ReleaseDialogProps>;
  isPossible: (release: LiveRelease) => boolean;
}

type DecisionName = keyof typeof DECISIONS;

/** The decision in question, and what was live when the dialog opened: others may change that meanwhile. */
interface Question {
  name: DecisionName;
  release: LiveRelease;
}

/** What is live for one remote, how its versions load, and what an owner can do about it. */
export function ReleaseCard({ release, abortsCanaries }: ReleaseCardProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { remote, canary, isKilled } = release;
  const Asked = question && DECISIONS[question.name].Dialog;
  const possible = (Object.keys(DECISIONS) as DecisionName[]).filter((name) =>
    DECISIONS[name].isPossible(release),
  );
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
        {isKilled && <Soft>Visitors see a card in its place, and none of it is loaded.</Soft>}
        <OnlyFor role="owner">
          {possible.length > 0 && (
            <Cluster>
              {possible.map((name) => (
                <Button
                  key={name}
                  variant={DECISIONS[name].variant}
                  size="small"
                  onClick={() => setQuestion({ name, release })}
                >
                  {DECISIONS[name].label}
                </Button>
              ))}
            </Cluster>
          )}
        </OnlyFor>
      </Stack>
      {question && Asked && (
        <Asked
          release={question.release}
          onDecided={() => undefined}
          onClose={() => setQuestion(null)}
          focusAfter={heading}
        />
      )}
    </Card>
  );
}
