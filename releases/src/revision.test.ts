import { formatRevision, parseRevision } from './revision.ts';
import type { Revision } from './revision.ts';

const REVISION: Revision = {
  schema: 1,
  revision: 17,
  createdAt: '2026-11-23T12:00:00.000Z',
  after: 15,
  change: { by: 'Ada', action: 'canary', remote: 'mfe_public', from: '1.0.0', to: '1.1.0', share: 50 },
  remotes: {
    mfe_public: { active: '1.0.0', fallback: null, canary: { version: '1.1.0', share: 50, seed: 'ab' } },
    mfe_club_admin: { active: '2.0.0', fallback: '1.9.0', killed: true },
  },
  shell: { active: '3.0.0', fallback: null },
};

const changed = (change: object) => JSON.stringify({ ...REVISION, ...change });

describe('a revision', () => {
  it('is read as it was written', () => {
    expect(parseRevision(formatRevision(REVISION))).toEqual(REVISION);
  });

  it('of an earlier version has no change, and calls the fallback standIn', () => {
    const text = '{"schema":1,"revision":2,"remotes":{"mfe_public":{"active":"1.1.0","standIn":"1.0.0"}}}';
    expect(parseRevision(text)).toEqual({
      schema: 1,
      revision: 2,
      createdAt: '',
      remotes: { mfe_public: { active: '1.1.0', fallback: '1.0.0' } },
    });
  });

  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'the revision is not an object'],
    [changed({ schema: 2 }), 'schema is 2, and not 1'],
    [changed({ revision: 0 }), 'revision is not a whole number from 1 on'],
    [changed({ remotes: null }), 'remotes is not an object'],
    [changed({ remotes: { '../x': { active: '1' } } }), `the name of a remote can't be "../x"`],
    [changed({ remotes: { a: { active: '../../etc' } } }), `a.active can't be "../../etc"`],
    [changed({ remotes: { a: { active: '..' } } }), `a.active can't be ".."`],
    [
      changed({ remotes: { a: { active: '1', canary: { version: '2', share: 1.5, seed: 'x' } } } }),
      'a.canary.share',
    ],
    [changed({ shell: { active: 7 } }), 'shell.active is not a text'],
  ])('that says %s is refused, and the part named', (text, message) => {
    expect(() => parseRevision(text)).toThrow(message);
  });
});
