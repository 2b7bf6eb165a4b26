import { parseArgs } from 'node:util';

const USAGE = `npm run release -- COMMAND …

  mfe-public mfe-club-admin        publish what's built, and make it live
  canary mfe-public 5%             publish what's built, and give it to 5 % of visitors; again with more to raise it
  promote mfe-public               make the canary live for everyone
  abort mfe-public                 end the canary: everyone gets what is live
  roll-back mfe-public             go back to the release before
  kill mfe-public                  show the area's card instead of the remote, at once
  revive mfe-public                undo kill
  list                             what is live
  history                          who did what, the newest first (--limit 20)
  prune                            remove releases that no one needs (--keep 20 revisions, --days 30)
  keys                             make a pair of keys that releases are signed with

  --version VERSION   release or canary: a version that's in the store already, instead of what's built
  --reason TEXT       why, for the history
  --api URL           where the api answers that the gate compares with; otherwise api/openapi.json
  --no-browser        the gate doesn't try the release in Chromium
  --no-gate           goes live without being checked; --reason says why
  --by NAME           whose change it is; otherwise the user of Git or of this machine
  --dry-run           say what would happen, and change nothing

RELEASE_STORE or DATA_DIR says where the store is; RELEASE_SIGNING_KEY_FILE signs.`;

/** Commands and how many names they accept: none, or one and more. */
const NAMES = {
  release: 'some',
  canary: 'some',
  promote: 'some',
  abort: 'some',
  kill: 'some',
  revive: 'some',
  'roll-back': 'some',
  list: 'none',
  history: 'none',
  prune: 'none',
  keys: 'none',
  help: 'none',
};

const OPTIONS = {
  version: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean' },
  api: { type: 'string' },
  'no-browser': { type: 'boolean' },
  'no-gate': { type: 'boolean' },
  limit: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  // Former names of the commands.
  'roll-back': { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** A command line that can't be understood. */
class UsageError extends Error {
  constructor(problem) {
    super(`${problem}\n\n${USAGE}`);
  }
}

/**
 * Reads a command line.
 * @param {string[]} args without program and script
 * @returns {{command: string, names: string[], share?: number, version?: string, reason?: string, by?: string,
 *   gate: {api?: string, browser: boolean} | null, isDryRun: boolean, limit: number, keep: number, days: number}} `share` in tenths of a percent
 * @throws UsageError, listing all commands
 */
export function parseCommand(args) {
  const { values, positionals } = parsed(args);
  const { command, rest } = getCommand(values, positionals);
  const share = command === 'canary' ? getShare(rest.pop()) : undefined;
  if (NAMES[command] === 'none' && rest.length > 0) throw new UsageError(`${command} takes no names`);
  if (NAMES[command] === 'some' && rest.length === 0)
    throw new UsageError(`Say which remote, for example: npm run release -- ${command} mfe-public`);
  if (values.version !== undefined && rest.length > 1) throw new UsageError('--version is for one remote');
  return {
    command,
    names: rest,
    share,
    version: values.version,
    reason: values.reason,
    by: values.by,
    gate: getGate(values),
    isDryRun: values['dry-run'] === true,
    limit: getCount(values, 'limit', 20, 1),
    keep: getCount(values, 'keep', 20, 1),
    days: getCount(values, 'days', 30, 0),
  };
}

/** What `help` prints. */
export const usage = () => USAGE;

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error.message);
  }
}

function getGate({ api, reason, 'no-browser': noBrowser, 'no-gate': noGate }) {
  if (noGate && reason === undefined)
    throw new UsageError('--no-gate needs a --reason, which goes into the history');
  return noGate ? null : { api, browser: !noBrowser };
}

function getCommand(values, positionals) {
  for (const command of ['help', 'list', 'roll-back'])
    if (values[command]) return { command, rest: [...positionals] };
  const [first, ...rest] = positionals;
  if (first === undefined)
    throw new UsageError('Say what to release, for example: npm run release -- mfe-public');
  return first in NAMES ? { command: first, rest } : { command: 'release', rest: [...positionals] };
}

function getShare(text) {
  const [, number] = /^(\d{1,3}(?:\.\d)?)%?$/.exec(text ?? '') ?? [];
  if (number === undefined)
    throw new UsageError(
      'Say how many visitors get it, for example: npm run release -- canary mfe-public 5%',
    );
  return Math.round(Number(number) * 10);
}

function getCount(values, name, fallback, least) {
  if (values[name] === undefined) return fallback;
  if (!/^\d{1,6}$/.test(values[name]) || Number(values[name]) < least)
    throw new UsageError(`--${name} must be a whole number, ${least} or more`);
  return Number(values[name]);
}
