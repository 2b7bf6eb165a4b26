import { percent } from '../../releases/dist/changes.js';
import { history } from '../../releases/dist/history.js';
import { currentRevision } from '../../releases/dist/release-store.js';

/** Rows in columns as wide as they need to be. */
function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

/** "2026-11-23 12:01 UTC" */
const getMoment = (iso) => (iso ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : 'unknown');

/** Prints what's live, being tried and kept as a fallback. */
export async function printList({ store }) {
  const { revision, createdAt, remotes } = await currentRevision(store);
  if (revision === 0) return console.log(`Nothing has been released to ${store.address} yet.`);
  const rows = Object.entries(remotes).flatMap(([name, { active, fallback, canary, killed }]) => [
    [name, active, killed ? 'killed' : 'live'],
    ...(canary ? [['', canary.version, `canary, ${percent(canary.share)} of visitors`]] : []),
    ...(fallback ? [['', fallback, 'previous']] : []),
  ]);
  printTable(rows);
  console.log(`\nRevision ${revision} of ${getMoment(createdAt)}, in ${store.address}`);
}

/** Prints who did what, newest first. */
export async function printHistory({ store }, limit) {
  const rows = [];
  for await (const { revision, createdAt, change } of history(store)) {
    if (rows.length === limit) break;
    rows.push([String(revision), getMoment(createdAt), ...(change ? toCells(change) : ['', '', '', '', ''])]);
  }
  if (rows.length === 0) return console.log(`Nothing has been released to ${store.address} yet.`);
  printTable([['', 'when', 'who', 'what', 'remote', 'from → to', ''], ...rows]);
}

function toCells({ by, action, remote = '', from, to, share, reason }) {
  const versions = from || to ? `${from ?? 'nothing'} → ${to ?? 'nothing'}` : '';
  const details = [share === undefined ? '' : percent(share), reason ?? ''].filter(Boolean).join(', ');
  return [by, action, remote, versions, details];
}
