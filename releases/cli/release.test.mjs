import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeKeys } from '../../releases/dist/signature.js';

const PROGRAM = fileURLToPath(new URL('./release.mjs', import.meta.url));
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a folder like a remote's build; it stands in for the project. */
function build(version, project = 'mfe-public') {
  const built = join(folder, project, 'dist/release');
  mkdirSync(join(built, 'client'), { recursive: true });
  writeFileSync(join(built, 'release.json'), JSON.stringify({ name: project.replaceAll('-', '_'), version }));
  writeFileSync(join(built, 'client/entry.js'), version);
  return join(folder, project);
}

/** Runs the program, and returns its output. The builds made here wouldn't pass the gate. */
function run(args, env = {}) {
  const publishes = args.some((arg) => arg.startsWith(folder));
  return runWithGate([...args, ...(publishes ? ['--no-gate', '--reason', 'a test'] : [])], env);
}

function runWithGate(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    env: { ...process.env, RELEASE_STORE: '', DATA_DIR: join(folder, 'data'), ...env },
  });
  return { status, stdout, stderr };
}

/** Runs the program and returns its output; it has to succeed. */
function output(...args) {
  const { status, stdout, stderr } = run(args);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout.trim();
}

/** The message when it refuses. */
function refusal(args, env) {
  const { status, stdout, stderr } = run(args, env);
  assert.equal(status, 1);
  assert.equal(stdout, '');
  return stderr.trim();
}

const AT = /\d{4}-\d\d-\d\d \d\d:\d\d UTC/g;

describe('npm run release', () => {
  it('publishes a build and makes it live, and says if it already was', () => {
    const project = build('1.0.0');
    assert.equal(output(project), 'mfe_public: 1.0.0 is live');
    assert.equal(output('release', project), 'mfe_public: 1.0.0 was already live');
  });

  it('rolls back, also by the former names, and forward to a version in the store', () => {
    output(build('1.0.0'));
    output(build('1.1.0'));
    assert.equal(output('roll-back', 'mfe-public', '--reason', 'too slow'), 'mfe_public: back to 1.0.0');
    assert.match(refusal(['--roll-back', 'mfe-public']), /mfe_public has no earlier release to go back to/);
    assert.equal(
      output('release', 'mfe-public', '--version', '1.1.0'),
      'mfe_public: 1.1.0 is live\n  back to 1.0.0: npm run release -- roll-back mfe-public',
    );
    assert.match(output('--list'), /^mfe_public {2}1\.1\.0 {2}live\n {12}1\.0\.0 {2}previous\n/);
  });

  it('tries a version with some visitors, raises the share, and promotes it', () => {
    output(build('1.0.0'));
    const project = build('1.1.0');
    assert.equal(
      output('canary', project, '5%'),
      [
        'mfe_public: 1.1.0 goes to 5 % of visitors; the others have 1.0.0',
        '  next: npm run release -- canary mfe-public 25% --version 1.1.0',
        '    or: npm run release -- promote mfe-public',
        '    or: npm run release -- abort mfe-public',
      ].join('\n'),
    );
    assert.match(
      output('canary', 'mfe-public', '12.5', '--version', '1.1.0'),
      /1\.1\.0 goes to 12\.5 % of visitors/,
    );
    assert.match(output('list'), /1\.0\.0 {2}live\n +1\.1\.0 {2}canary, 12\.5 % of visitors/);
    assert.match(refusal(['canary', project, '1%']), /has 12\.5 % already, and a share can only grow/);
    assert.match(output('promote', 'mfe_public'), /^mfe_public: 1\.1\.0 is live\n {2}back to 1\.0\.0: /);
    assert.match(refusal(['promote', 'mfe-public']), /No version of mfe_public is being tried/);
  });

  it('ends a canary, kills and revives', () => {
    output(build('1.0.0'));
    output('canary', build('1.1.0'), '0.1%');
    assert.equal(output('abort', 'mfe-public'), 'mfe_public: the canary has ended; everyone has 1.0.0');
    assert.match(output('kill', 'mfe-public'), /is killed/);
    assert.equal(output('kill', 'mfe-public'), 'mfe_public: nothing to change');
    assert.match(output('list'), /mfe_public {2}1\.0\.0 {2}killed/);
    assert.match(output(build('1.2.0')), /1\.2\.0 is live as soon as it's revived/);
    assert.equal(output('revive', 'mfe-public'), 'mfe_public: 1.2.0 is back');
  });

  it('prints the history with who did what', () => {
    output(build('1.0.0'), '--by', 'Ada');
    output('canary', build('1.1.0'), '5%', '--by', 'Grace Hopper');
    output('abort', 'mfe-public', '--reason', 'too many errors', '--by', 'Ada');
    const table = output('history').replaceAll(AT, 'NOW').replace(/ {2,}/g, ' | ');
    assert.deepEqual(table.split('\n'), [
      'when | who | what | remote | from → to',
      '3 | NOW | Ada | abort | mfe_public | 1.1.0 → 1.0.0 | 5 %, too many errors',
      '2 | NOW | Grace Hopper | canary | mfe_public | 1.0.0 → 1.1.0 | 5 %, a test',
      '1 | NOW | Ada | release | mfe_public | nothing → 1.0.0 | a test',
    ]);
    assert.equal(output('history', '--limit', '1').split('\n').length, 2);
  });

  it('refuses invalid changes before the slow gate runs', () => {
    const project = build('1.0.0');
    output(project);
    const { status, stdout, stderr } = runWithGate(['canary', project, '5%']);
    assert.deepEqual(
      [status, stdout, stderr.trim()],
      [1, '', '1.0.0 of mfe_public is already live for everyone'],
    );
  });

  it('only skips the gate for a reason', () => {
    const said = refusal(['mfe-public', '--no-gate']);
    assert.match(said, /^--no-gate needs a --reason, which goes into the history/);
  });

  it('changes nothing in a dry run', () => {
    output(build('1.0.0'));
    const before = output('list');
    assert.match(
      output(build('1.1.0'), '--dry-run'),
      /1\.1\.0 would be copied to .*\nmfe_public: release, 1\.0\.0 → 1\.1\.0 \[dry run/,
    );
    assert.match(output('kill', 'mfe-public', '--dry-run'), /kill, 1\.0\.0 → nothing \[dry run/);
    assert.equal(output('list'), before);
    assert.match(refusal(['release', 'mfe-public', '--version', '1.1.0']), /There’s no release 1\.1\.0/);
  });

  it('removes what nobody needs', () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) output(build(version));
    assert.match(output('prune'), /^Nothing to remove/);
    assert.match(
      output('prune', '--keep', '1', '--days', '0', '--dry-run'),
      /1 release, 0\.0 MB would be removed/,
    );
    assert.match(
      output('prune', '--keep', '1', '--days', '0'),
      /^mfe_public 1\.0\.0: 0\.0 MB\n1 release, 0\.0 MB removed$/,
    );
    assert.match(refusal(['release', 'mfe-public', '--version', '1.0.0']), /There’s no release 1\.0\.0/);
  });

  it('prints its usage if it can’t understand the arguments', () => {
    assert.match(refusal([]), /Say what to release[^]*npm run release -- COMMAND/);
    assert.match(refusal(['canary', 'mfe-public']), /Say how many visitors get it/);
    assert.match(refusal(['canary', 'mfe-public', '101.55%']), /Say how many visitors get it/);
    assert.match(refusal(['kill']), /Say which remote/);
    assert.match(refusal(['list', 'mfe-public']), /list takes no names/);
    assert.match(refusal(['prune', '--keep', '0']), /--keep must be a whole number, 1 or more/);
    assert.match(refusal(['mfe-public', '--now']), /Unknown option '--now'/);
    assert.match(output('help'), /^npm run release -- COMMAND/);
  });

  it('explains what to do about anything missing', () => {
    assert.equal(output('list'), `Nothing has been released to ${join(folder, 'data')} yet.`);
    assert.match(
      refusal(['mfe-publc', '--no-gate', '--reason', 'x']),
      /There’s no part called mfe-publc here/,
    );
    assert.match(
      refusal(['e2e', '--no-gate', '--reason', 'x']),
      /e2e hasn’t been built: run "npx nx build e2e/,
    );
    assert.match(refusal(['kill', 'mfe-public']), /never been released, and nothing else has/);
    output(build('1.0.0'));
    assert.match(refusal(['kill', 'mfe-publc']), /mfe_publc has never been released; there are mfe_public/);
    assert.match(refusal(['canary', build('1.0.0'), '5%']), /already live for everyone/);
    for (const command of [['shell'], ['canary', 'shell', '5%']])
      assert.equal(refusal(command), 'The shell isn’t released: deploy it with its server.');
  });

  it('signs with the team’s key, and if keys are set, makes nothing else live', () => {
    const [team, other] = [makeKeys(), makeKeys()];
    const RELEASE_KEYS = JSON.stringify({ mfe_public: [team.publicKey] });
    const project = build('1.0.0');
    assert.match(
      refusal([project], { RELEASE_KEYS }),
      /1\.0\.0 can't go live: it isn't signed\. Release it with/,
    );
    assert.match(
      refusal([build('1.1.0')], { RELEASE_KEYS, RELEASE_SIGNING_KEY: other.privateKey }),
      new RegExp(`signed with the key ${other.id}, which doesn't own mfe_public`),
    );
    build('1.0.0');
    const { status, stdout } = run([project], { RELEASE_KEYS, RELEASE_SIGNING_KEY: team.privateKey });
    assert.deepEqual([status, stdout], [0, 'mfe_public: 1.0.0 is live\n']);
    assert.match(refusal(['list'], { RELEASE_KEYS: 'nowhere' }), /RELEASE_KEYS is neither JSON nor a file/);
  });

  it('makes keys that it accepts', () => {
    const text = output('keys');
    const [privateKey] = /-----BEGIN PRIVATE KEY-----[^]*-----END PRIVATE KEY-----/.exec(text);
    const [RELEASE_KEYS] = /\{ "mfe_public".*\}/.exec(text);
    assert.equal(run([build('1.0.0')], { RELEASE_KEYS, RELEASE_SIGNING_KEY: privateKey }).status, 0);
  });
});
