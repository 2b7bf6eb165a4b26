import {
  abort,
  canary,
  kill,
  percent,
  promote,
  release,
  revive,
  rollBack,
} from '../../releases/dist/changes.js';
import { currentRevision } from '../../releases/dist/release-store.js';
import { makeChange } from './make-change.mjs';
import { publishBuild } from './publish-build.mjs';
import { pruneReleases } from './prune-releases.mjs';
import { printHistory, printList } from './reports.mjs';
import { releaseName } from './context.mjs';
import { printKeys } from './print-keys.mjs';
import { usage } from './options.mjs';

/** A command that does the same for each of the named remotes. */
const forEach = (run) => async (order, openContext) => {
  const context = openContext();
  for (const project of order.names) await run(context, project, order);
};

/** A command that changes an entry without publishing anything. */
const changing = (getEdit, getWords) =>
  forEach(async (context, project, order) => {
    const name = releaseName(await currentRevision(context.store), project);
    await makeChange(context, name, getEdit(name, order), getWords);
  });

/** What can be done next, on a separate line. */
const hint = (words, name, commands) =>
  `\n  ${words}: ${commands.map((command) => `npm run release -- ${command.replace('NAME', name.replaceAll('_', '-'))}`).join('\n    or: ')}`;

const wordsForLive = ({ active, fallback, killed }, name) =>
  killed
    ? `${active} is live as soon as it's revived: it's killed${hint('revive it', name, ['revive NAME'])}`
    : `${active} is live${fallback ? hint(`back to ${fallback}`, name, ['roll-back NAME']) : ''}`;

const wordsForCanary = ({ active, canary: { version, share } }, name) => {
  const next = share < 1000 ? [`canary NAME ${share < 250 ? '25' : '100'}% --version ${version}`] : [];
  return `${version} goes to ${percent(share)} of visitors; the others have ${active}${hint('next', name, [...next, 'promote NAME', 'abort NAME'])}`;
};

/** The available commands, by name. Each receives the order and a function that opens the store. */
export const COMMANDS = {
  release: forEach(async (context, project, order) => {
    const getEdit = (name, version) => release(name, version, { reason: order.reason });
    const { name, version } = await publishBuild(context, project, order, getEdit);
    await makeChange(context, name, getEdit(name, version), wordsForLive, `${version} was already live`);
  }),
  canary: forEach(async (context, project, order) => {
    const getEdit = (name, version) => canary(name, version, order.share, undefined, order.reason);
    const { name, version } = await publishBuild(context, project, order, getEdit);
    await makeChange(context, name, getEdit(name, version), wordsForCanary);
  }),
  promote: changing((name) => promote(name), wordsForLive),
  abort: changing(
    (name, { reason }) => abort(name, reason),
    ({ active }) => `the canary has ended; everyone has ${active}`,
  ),
  kill: changing(
    (name, { reason }) => kill(name, reason),
    (_entry, name) =>
      `is killed: its area shows a card until it's revived${hint('revive it', name, ['revive NAME'])}`,
  ),
  revive: changing(
    (name) => revive(name),
    ({ active }) => `${active} is back`,
  ),
  'roll-back': changing(
    (name, { reason }) => rollBack(name, reason),
    ({ active }) => `back to ${active}`,
  ),
  list: async (_order, openContext) => printList(openContext()),
  history: async ({ limit }, openContext) => printHistory(openContext(), limit),
  prune: async (order, openContext) => pruneReleases(openContext(), order),
  keys: async () => printKeys(),
  help: async () => console.log(usage()),
};
