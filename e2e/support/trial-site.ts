import { change } from '@club-reviews/releases/change';
import { canary } from '@club-reviews/releases/changes';
import type { Edit } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { changedRelease } from './changed-release';
import { startShell } from './shell-process';

/** The directory's heading in the live release, and in the one on trial. */
export const OLD_WORDS = 'Browse All Clubs';
export const NEW_WORDS = 'Every Single Club';
export const TRIAL_VERSION = '9.9.9-trial';

const REMOTE = 'mfe_public';

/** A shell whose store contains another release of the public pages. */
interface TrialSite {
  url: string;
  /** Starts or raises the canary: tenths of a percent. */
  tryWith(share: number): Promise<void>;
  /** Changes the registry. */
  edit(edit: Edit): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts one.
 * @param prepare changes the built release before it's published; receives its folder
 */
export async function startTrialSite(
  prepare: (folder: string) => void = () => undefined,
): Promise<TrialSite> {
  const shell = await startShell();
  const release = changedRelease('mfe-public', TRIAL_VERSION, (code) =>
    code.replaceAll(OLD_WORDS, NEW_WORDS),
  );
  prepare(release.folder);
  const store = openFolderStore(shell.storeFolder);
  await publish(store, release.folder);
  release.remove();
  const edit = async (made: Edit) => {
    await change(store, 'e2e', made);
  };
  return {
    url: shell.url,
    tryWith: (share) => edit(canary(REMOTE, TRIAL_VERSION, share)),
    edit,
    stop: shell.stop,
  };
}
