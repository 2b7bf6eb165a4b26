import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrangementOf } from './arrangement.mjs';

const partner = (name, role, version) => ({ name, role, record: { name, version } });
const PARTNERS = [
  partner('mfe_public', 'live', '1.1.0'),
  partner('mfe_public', 'previous', '1.0.0'),
  partner('mfe_admin', 'live', '3.0.0'),
  partner('shell', 'live', '7.0.0'),
  partner('shell', 'previous', '6.0.0'),
  partner('shell', 'canary', '8.0.0'),
];

describe('the registry while a candidate is checked', () => {
  it('has the candidate live, with the release it replaces as its fallback', () => {
    assert.deepEqual(arrangementOf({ name: 'mfe_public', version: '2.0.0' }, PARTNERS, 'live'), {
      remotes: {
        mfe_public: { active: '2.0.0', fallback: '1.1.0' },
        mfe_admin: { active: '3.0.0', fallback: null },
      },
      shell: { active: '7.0.0', fallback: '6.0.0' },
    });
  });

  it('has the others’ previous or canary releases if they have any', () => {
    const { shell } = arrangementOf({ name: 'mfe_public', version: '2.0.0' }, PARTNERS, 'canary');
    assert.deepEqual(shell, { active: '8.0.0', fallback: '7.0.0' });
    assert.deepEqual(arrangementOf({ name: 'shell', version: '9.0.0' }, PARTNERS, 'previous'), {
      remotes: {
        mfe_public: { active: '1.0.0', fallback: '1.1.0' },
        mfe_admin: { active: '3.0.0', fallback: null },
      },
      shell: { active: '9.0.0', fallback: '7.0.0' },
    });
  });

  it('keeps a release that is already live as it is', () => {
    const { remotes } = arrangementOf({ name: 'mfe_public', version: '1.1.0' }, PARTNERS, 'live');
    assert.deepEqual(remotes.mfe_public, { active: '1.1.0', fallback: '1.0.0' });
  });
});
