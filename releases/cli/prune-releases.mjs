import { findPrunable, prune } from '../../releases/dist/prune.js';

const inMegabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Removes the releases that nobody needs, and lists them; in a dry run it only lists them. */
export async function pruneReleases({ store, by, isDryRun }, { keep, days }) {
  const prunable = await findPrunable(store, { revisions: keep, days });
  const gone = isDryRun ? prunable : await prune(store, by, prunable);
  for (const { name, version, bytes, isWhole } of gone)
    console.log(`${name} ${version}: ${inMegabytes(bytes)}${isWhole ? '' : ', never finished'}`);
  const total = inMegabytes(gone.reduce((sum, { bytes }) => sum + bytes, 0));
  const count = `${gone.length} ${gone.length === 1 ? 'release' : 'releases'}`;
  console.log(
    gone.length === 0
      ? `Nothing to remove: everything is named by the last ${keep} revisions, or was in use within ${days} days`
      : `${count}, ${total} ${isDryRun ? 'would be removed [dry run]' : 'removed'}`,
  );
}
