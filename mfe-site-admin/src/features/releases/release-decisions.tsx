import { Button, Cluster } from '@club-reviews/shared-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  useAbortReleaseMutation,
  useKillReleaseMutation,
  usePromoteReleaseMutation,
  useReviveReleaseMutation,
  useRollBackReleaseMutation,
} from '../../api/site-admin-api';
import type { LiveRelease } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { remoteName, visitorShare } from './release-labels';

interface Decision {
  label: string;
  pending: string;
  /** Asks for the reason too. */
  isDangerous: boolean;
  /** The version that it's about; null if it isn't possible. */
  versionIn: (release: LiveRelease) => string | null;
  /** The question, and what is said afterwards. */
  words: (release: LiveRelease) => {
    title: string;
    /** The button that does it, if it says more than the one that asks. */
    submit?: string;
    description: string;
    warning?: ReactNode;
    done: string;
    failed: string;
  };
}

/** The remote that this page belongs to. */
const OWN_REMOTE = 'mfe_site_admin';
const REASON_AT_MOST = 300;

/** The possible decisions, in the order of the buttons. */
const DECISIONS = {
  promote: {
    label: 'Promote',
    pending: 'Promoting…',
    isDangerous: false,
    versionIn: ({ canary }) => canary?.version ?? null,
    words: ({ active, canary }) => ({
      title: 'Release it to everyone?',
      description: `Everyone will get ${canary?.version} with their next page, not just ${visitorShare(canary?.share ?? 0)} of visitors. ${active} becomes the fallback if it fails.`,
      done: `${canary?.version} is live`,
      failed: 'It couldn’t be promoted.',
    }),
  },
  abort: {
    label: 'Abort',
    pending: 'Aborting…',
    isDangerous: true,
    versionIn: ({ canary }) => canary?.version ?? null,
    words: ({ remote, active, canary }) => ({
      title: `Abort ${canary?.version} of “${remoteName(remote)}”?`,
      submit: `Abort ${canary?.version}`,
      description: `Visitors who have ${canary?.version} will get ${active} with their next page. Nothing changes for anyone else.`,
      done: 'Canary aborted',
      failed: 'It couldn’t be aborted.',
    }),
  },
  rollBack: {
    label: 'Roll back',
    pending: 'Rolling back…',
    isDangerous: true,
    versionIn: ({ active, fallback }) => (fallback === null ? null : active),
    words: ({ remote, active, fallback, canary }) => ({
      title: `Roll “${remoteName(remote)}” back to ${fallback}?`,
      submit: `Roll back to ${fallback}`,
      description: `Everyone will get ${fallback} with their next page, instead of ${active}.${canary === null ? '' : ` The canary ${canary.version} ends too.`} After that there’s no version left to fall back on.`,
      done: `${fallback} is live again`,
      failed: 'It couldn’t be rolled back.',
    }),
  },
  kill: {
    label: 'Switch off',
    pending: 'Switching off…',
    isDangerous: true,
    versionIn: ({ active, isKilled }) => (isKilled ? null : active),
    words: ({ remote }) => ({
      title: `Switch off “${remoteName(remote)}”?`,
      submit: `Switch off “${remoteName(remote)}”`,
      description:
        'From their next page, everyone will see a card in its place: “This part of the site isn’t available right now”. All other areas keep working.',
      warning:
        remote === OWN_REMOTE
          ? 'You’ll lose this page too: only “npm run release -- revive mfe-site-admin” brings it back.'
          : undefined,
      done: `“${remoteName(remote)}” is switched off`,
      failed: 'It couldn’t be switched off.',
    }),
  },
  revive: {
    label: 'Switch on',
    pending: 'Switching on…',
    isDangerous: false,
    versionIn: ({ active, isKilled }) => (isKilled ? active : null),
    words: ({ remote, active }) => ({
      title: `Switch on “${remoteName(remote)}”?`,
      description: `Everyone will get ${active} with their next page.`,
      done: `“${remoteName(remote)}” is switched on`,
      failed: 'It couldn’t be switched on.',
    }),
  },
} as const satisfies Record<string, Decision>;

type DecisionName = keyof typeof DECISIONS;

/** The decision in question, and what was live when the dialog opened: others may change that meanwhile. */
interface Question {
  name: DecisionName;
  release: LiveRelease;
  version: string;
}

/** No invitation to release what fails. */
function toVariant(name: DecisionName, { canary }: LiveRelease) {
  if (DECISIONS[name].isDangerous) return 'risky';
  return name === 'promote' && canary?.verdict !== 'good' ? 'secondary' : 'primary';
}

/** A button for each decision that's possible, which asks before it's carried out. */
export function ReleaseDecisions({
  release,
  focusAfter,
}: { release: LiveRelease } & Pick<DecisionFrame, 'focusAfter'>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const possible = (Object.keys(DECISIONS) as DecisionName[]).flatMap((name) => {
    const version = DECISIONS[name].versionIn(release);
    return version === null ? [] : [{ name, release, version }];
  });
  return (
    <>
      {possible.length > 0 && (
        <Cluster>
          {possible.map((one) => (
            <Button
              key={one.name}
              variant={toVariant(one.name, release)}
              size="small"
              onClick={() => setQuestion(one)}
            >
              {DECISIONS[one.name].label}
            </Button>
          ))}
        </Cluster>
      )}
      {question && <QuestionDialog {...question} onClose={() => setQuestion(null)} focusAfter={focusAfter} />}
    </>
  );
}

function QuestionDialog({ name, release, version, ...frame }: Question & DecisionFrame) {
  const decide = {
    promote: usePromoteReleaseMutation()[0],
    abort: useAbortReleaseMutation()[0],
    rollBack: useRollBackReleaseMutation()[0],
    kill: useKillReleaseMutation()[0],
    revive: useReviveReleaseMutation()[0],
  }[name];
  const { label, pending, isDangerous, words }: Decision = DECISIONS[name];
  const { done, failed, submit = label, ...texts } = words(release);
  return (
    <DecisionDialog
      {...frame}
      {...texts}
      submitLabel={submit}
      pendingLabel={pending}
      isDangerous={isDangerous}
      messages={{ done, failed }}
      initialValues={isDangerous ? { reason: '' } : {}}
      execute={(reasonIfAsked) => decide({ remote: release.remote, body: { version, ...reasonIfAsked } })}
    >
      {isDangerous && (
        <ReasonField isOptional maxLength={REASON_AT_MOST} hint="Kept in the release history." />
      )}
    </DecisionDialog>
  );
}
