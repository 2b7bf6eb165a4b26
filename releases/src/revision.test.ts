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
};

const changed = (change: object) => JSON.stringify({ ...REVISION, ...change });

describe('a revision', () => {
  it('is read as it was written', () => {
    expect(parseRevision(formatRevision(REVISION))).toEqual(REVISION);
  });

  it('of an earlier version has no change', () => {
    const text = '{"schema":1,"revision":2,"remotes":{"mfe_public":{"active":"1.1.0","fallback":"1.0.0"}}}';
    expect(parseRevision(text)).toEqual({
      schema: 1,
      revision: 2,
      createdAt: '',
      remotes: { mfe_public: { active: '1.1.0', fallback: '1.0.0' } },
    });
  });

  it('of an earlier version may name a release of the shell, which is ignored, whatever it says', () => {
    for (const shell of [{ active: '3.0.0', fallback: null }, { active: 7 }])
      expect(parseRevision(changed({ shell }))).toEqual(REVISION);
  });

  it.each([
    ['{', 'it isn’t JSON'],
    ['[]', 'expected object, received array'],
    [changed({ schema: 2 }), 'schema'],
    [changed({ revision: 0 }), 'revision'],
    [changed({ remotes: null }), 'remotes'],
    [changed({ remotes: { '../x': { active: '1' } } }), 'remotes["../x"]'],
    [changed({ remotes: { a: { active: '../../etc' } } }), 'remotes.a.active'],
    [changed({ remotes: { a: { active: '..' } } }), 'remotes.a.active'],
    [
      changed({ remotes: { a: { active: '1', canary: { version: '2', share: 1.5, seed: 'x' } } } }),
      'remotes.a.canary.share',
    ],
  ])('that says %s is rejected, naming the part', (text, message) => {
    expect(() => parseRevision(text)).toThrow(message);
  });
});
