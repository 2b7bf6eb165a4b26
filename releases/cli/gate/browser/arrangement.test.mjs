import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getArrangement } from './arrangement.mjs';

const partner = (name, role, version) => ({ name, role, record: { name, version } });
const PARTNERS = [
  partner('mfe_public', 'live', '1.1.0'),
  partner('mfe_public', 'previous', '1.0.0'),
  partner('mfe_admin', 'live', '3.0.0'),
];

describe('the registry while a candidate is checked', () => {
  it('has the candidate live, with the release it replaces as its fallback', () => {
    assert.deepEqual(getArrangement({ name: 'mfe_public', version: '2.0.0' }, PARTNERS, 'live'), {
      mfe_public: { active: '2.0.0', fallback: '1.1.0' },
      mfe_admin: { active: '3.0.0', fallback: null },
    });
  });

  it('has the others’ previous or canary releases if they have any', () => {
    const canary = partner('mfe_admin', 'canary', '4.0.0');
    const beside = getArrangement({ name: 'mfe_public', version: '2.0.0' }, [...PARTNERS, canary], 'canary');
    assert.deepEqual(beside.mfe_admin, { active: '4.0.0', fallback: '3.0.0' });
    assert.deepEqual(getArrangement({ name: 'shell', version: '9.0.0' }, PARTNERS, 'previous'), {
      mfe_public: { active: '1.0.0', fallback: '1.1.0' },
      mfe_admin: { active: '3.0.0', fallback: null },
    });
  });

  it('keeps a release that is already live as it is', () => {
    const entries = getArrangement({ name: 'mfe_public', version: '1.1.0' }, PARTNERS, 'live');
    assert.deepEqual(entries.mfe_public, { active: '1.1.0', fallback: '1.0.0' });
  });
});
