import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkShared } from './check-shared.mjs';

const remote = (changes) => ({
  record: { name: 'mfe_public', version: '2.0.0', shared: { react: '^19.3.1' }, packages: [], ...changes },
});
const shell = (react) => ({
  record: { name: 'shell', version: `shell-${react}`, provides: { react } },
});

describe('a release’s shared modules', () => {
  it('may be any that the shell provides', () => {
    assert.deepEqual(checkShared(remote(), { shell: shell('19.9.9') }), []);
  });

  it('may not be newer than what the shell provides', () => {
    assert.deepEqual(checkShared(remote(), { shell: shell('19.2.0') }), [
      {
        what: 'The new release 2.0.0 of mfe_public wants react ^19.3.1, but is given 19.2.0.',
        where: 'shared modules of the built shell shell-19.2.0',
        fix: 'Build and deploy a shell that provides it first, or build with the version that is shared.',
      },
    ]);
  });

  it('may not be ones that the shell doesn’t share', () => {
    const [problem] = checkShared(remote({ shared: { recoil: '^1.0.0' } }), { shell: shell('19.3.1') });
    assert.equal(
      problem.what,
      "The new release 2.0.0 of mfe_public wants recoil ^1.0.0, which isn't shared.",
    );
  });

  for (const role of ['live', 'previous', 'canary']) {
    it(`of a new shell have to fit a ${role} remote`, () => {
      const fits = { name: 'mfe_club_admin', role: 'live', ...remote() };
      const older = { name: 'mfe_public', role, ...remote({ shared: { react: '^18.0.0' } }) };
      const candidate = { record: { ...shell('19.3.1').record, version: '3.0.0' } };
      assert.deepEqual(checkShared(candidate, { liveReleases: [fits, older] }), [
        {
          what: `The ${role} release 2.0.0 of mfe_public wants react ^18.0.0, but is given 19.3.1.`,
          where: 'shared modules of the built shell 3.0.0',
          fix: 'Release mfe_public for the new version first, or keep the version it wants.',
        },
      ]);
    });
  }

  it('may not be in the release itself', () => {
    const problems = checkShared(remote({ packages: ['formik', 'react', 'react-redux'] }), {
      shell: shell('19.3.1'),
    });
    assert.deepEqual(
      problems.map(({ what }) => what),
      [
        "The release has a copy of react of its own; two on a page don't know of each other.",
        "The release has a copy of react-redux of its own; two on a page don't know of each other.",
      ],
    );
  });
});
