import { change } from '../../releases/dist/change.js';
import { entryIn } from '../../releases/dist/revision.js';
import { currentRevision } from '../../releases/dist/release-store.js';
import { readRecord } from '../../releases/dist/verify-release.js';

/**
 * Changes the registry and prints what has changed, or what would in a dry run. A release that goes live has to be in
 * the store, and signed by its team if keys are set.
 * @param {string} name the remote's
 * @param edit one of releases/src/changes.ts
 * @param {(entry: object, name: string) => string} getWords describes the state afterwards
 * @param {string} unchanged what to print if there's nothing to change
 */
export async function makeChange(
  { store, keys, by, isDryRun },
  name,
  edit,
  getWords,
  unchanged = 'nothing to change',
) {
  const current = await currentRevision(store);
  const edited = edit(current);
  if (edited === null) return console.log(`${name}: ${unchanged}`);
  if (isDryRun) {
    const { action, from, to } = edited.change;
    return console.log(
      `${name}: ${action}, ${from ?? 'nothing'} → ${to ?? 'nothing'} [dry run: nothing was changed]`,
    );
  }
  const comesIntoForce = entryIn(edited, name).canary?.version ?? entryIn(edited, name).active;
  if (!['abort', 'kill', 'revive'].includes(edited.change.action))
    await requireUsable(store, keys, name, comesIntoForce);
  const { revision } = await change(store, by, edit);
  console.log(`${name}: ${getWords(entryIn(revision, name), name)}`);
}

async function requireUsable(store, keys, name, version) {
  try {
    await readRecord(store, keys, name, version);
  } catch (error) {
    if (error.name !== 'SignatureError') throw error;
    throw new Error(
      `${name} ${version} can't go live: ${error.message}. Release it with RELEASE_SIGNING_KEY_FILE set to a key of its team; RELEASE_KEYS names those that may.`,
      { cause: error },
    );
  }
}
