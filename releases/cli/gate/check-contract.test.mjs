import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CONTRACT_VERSION } from '../../../tools/build/release-record.mjs';
import { releaseVersion } from '../../../tools/build/release-version.mjs';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { checkContract, typeComplaints } from './check-contract.mjs';

const project = join(ROOT, 'mfe-club-admin');
const candidate = (changes) => ({
  project,
  record: {
    name: 'mfe_club_admin',
    contract: CONTRACT_VERSION,
    version: releaseVersion('mfe-club-admin'),
    ...changes,
  },
});
const shell = (contract) => ({ record: { version: '5.0.0', contract } });

describe('the contract between shell and remotes', () => {
  it('is met by the current remotes', async () => {
    assert.deepEqual(await checkContract(candidate(), { shell: shell(CONTRACT_VERSION) }), []);
  });

  it('refuses a module of the wrong type', async () => {
    const [complaint] = await typeComplaints(project, { './routes': './src/lib/chosen-club.ts' });
    assert.match(
      complaint,
      /^contract\.ts.*Type '.*chosen-club"\)' is missing .* 'RemoteModule': version, createRemote/s,
    );
  });

  it('refuses a module that no shell loads', async () => {
    const complaints = await typeComplaints(project, { './other': './src/lib/chosen-club.ts' });
    assert.match(complaints.join('\n'), /Property '\.\/other' does not exist on type 'ExposedModules'/);
  });

  it('refuses a version other than the shell’s', async () => {
    const problems = await checkContract(candidate(), { shell: shell(CONTRACT_VERSION + 1) });
    assert.deepEqual(problems, [
      {
        what: `The new release ${candidate().record.version} of mfe_club_admin keeps contract ${CONTRACT_VERSION}, the built shell 5.0.0 contract ${CONTRACT_VERSION + 1}.`,
        where: 'release.json, "contract"',
        fix: 'Build and deploy a shell of that contract first.',
      },
    ]);
  });

  it('refuses a shell whose contract isn’t met by a remote that visitors may get', async () => {
    const previous = { name: 'mfe_public', role: 'previous', record: { version: '1.0.0', contract: 0 } };
    const version = releaseVersion('shell');
    const record = { name: 'shell', contract: CONTRACT_VERSION, version };
    assert.deepEqual(
      await checkContract({ project: join(ROOT, 'shell'), record }, { liveReleases: [previous] }),
      [
        {
          what: `The previous release 1.0.0 of mfe_public keeps contract 0, the built shell ${version} contract ${CONTRACT_VERSION}.`,
          where: 'release.json, "contract"',
          fix: "Release mfe_public for that contract first, and wait until the one before can't be rolled back to.",
        },
      ],
    );
  });

  it('is only checked if the release was built from the sources', async () => {
    const [problem] = await checkContract(candidate({ version: '1.0.0-00000000' }), {
      shell: shell(CONTRACT_VERSION),
    });
    assert.match(problem.what, /^The build 1\.0\.0-00000000 isn't made of the sources as they are now/);
    assert.equal(problem.fix, 'Build it again: npx nx build mfe-club-admin.');
  });
});
