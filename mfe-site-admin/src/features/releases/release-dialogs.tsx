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
import { remoteName, visitorShare } from './release-words';

/** The props of every release dialog, including what was live when it opened. */
export interface ReleaseDialogProps extends DecisionFrame {
  release: LiveRelease;
}

/** The remote that this page belongs to. */
const OWN_REMOTE = 'mfe_site_admin';
const REASON_AT_MOST = 300;
const NO_REASON = { reason: '' };

/** Asks before everybody gets a canary. */
export function PromoteDialog({ release: { remote, active, canary }, ...frame }: ReleaseDialogProps) {
  const [promote] = usePromoteReleaseMutation();
  if (canary === null) return null;
  return (
    <DecisionDialog
      {...frame}
      title="Release it to everyone?"
      description={`Everyone will get ${canary.version} with their next page, not just ${visitorShare(canary.share)} of visitors. ${active} becomes the fallback if it fails.`}
      submitLabel="Promote"
      pendingLabel="Promoting…"
      messages={{ done: `${canary.version} is live`, failed: 'It couldn’t be promoted.' }}
      initialValues={{}}
      execute={() => promote({ remote, body: { version: canary.version } })}
    />
  );
}

/** Asks before a canary ends. */
export function AbortDialog({ release: { remote, active, canary }, ...frame }: ReleaseDialogProps) {
  const [abort] = useAbortReleaseMutation();
  if (canary === null) return null;
  return (
    <DecisionDialog
      {...frame}
      title="Abort the canary?"
      description={`Visitors who have ${canary.version} will get ${active} with their next page. Nothing changes for anyone else.`}
      submitLabel="Abort"
      pendingLabel="Aborting…"
      isDangerous
      messages={{ done: 'Canary aborted', failed: 'It couldn’t be aborted.' }}
      initialValues={NO_REASON}
      execute={({ reason }) => abort({ remote, body: { version: canary.version, reason } })}
    >
      <KeptReason />
    </DecisionDialog>
  );
}

/** Asks before the previous version goes live again. */
export function RollBackDialog({
  release: { remote, active, fallback, canary },
  ...frame
}: ReleaseDialogProps) {
  const [rollBack] = useRollBackReleaseMutation();
  const alsoEnds = canary === null ? '' : ` The canary ${canary.version} ends too.`;
  return (
    <DecisionDialog
      {...frame}
      title="Go back to the previous version?"
      description={`Everyone will get ${fallback} with their next page, instead of ${active}.${alsoEnds} After that there’s no version left to fall back on.`}
      submitLabel="Roll back"
      pendingLabel="Rolling back…"
      isDangerous
      messages={{ done: `${fallback} is live again`, failed: 'It couldn’t be rolled back.' }}
      initialValues={NO_REASON}
      execute={({ reason }) => rollBack({ remote, body: { version: active, reason } })}
    >
      <KeptReason />
    </DecisionDialog>
  );
}

/** Asks before visitors see a card instead of a remote. */
export function KillDialog({ release: { remote, active }, ...frame }: ReleaseDialogProps) {
  const [kill] = useKillReleaseMutation();
  const name = remoteName(remote);
  return (
    <DecisionDialog
      {...frame}
      title={`Switch off “${name}”?`}
      description="From their next page, everyone will see a card in its place: “This part of the site isn’t available right now”. All other areas keep working."
      warning={
        remote === OWN_REMOTE
          ? 'You’ll lose this page too: only “npm run release -- revive mfe-site-admin” brings it back.'
          : undefined
      }
      submitLabel="Switch off"
      pendingLabel="Switching off…"
      isDangerous
      messages={{ done: `“${name}” is switched off`, failed: 'It couldn’t be switched off.' }}
      initialValues={NO_REASON}
      execute={({ reason }) => kill({ remote, body: { version: active, reason } })}
    >
      <KeptReason />
    </DecisionDialog>
  );
}

/** Asks before visitors get a remote back. */
export function ReviveDialog({ release: { remote, active }, ...frame }: ReleaseDialogProps) {
  const [revive] = useReviveReleaseMutation();
  const name = remoteName(remote);
  return (
    <DecisionDialog
      {...frame}
      title={`Switch on “${name}”?`}
      description={`Everyone will get ${active} with their next page.`}
      submitLabel="Switch on"
      pendingLabel="Switching on…"
      messages={{ done: `“${name}” is switched on`, failed: 'It couldn’t be switched on.' }}
      initialValues={{}}
      execute={() => revive({ remote, body: { version: active } })}
    />
  );
}

function KeptReason() {
  return <ReasonField isOptional maxLength={REASON_AT_MOST} hint="Kept in the release history." />;
}
