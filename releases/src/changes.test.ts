import type { Edit } from './changes.ts';
import { abort, canary, kill, promote, release, revive, rollBack } from './changes.ts';
import type { Revision } from './revision.ts';
import { NO_REVISION } from './revision.ts';

/** The revision after several edits of an empty registry. */
function after(...edits: Edit[]): Revision {
  return edits.reduce((current, edit) => {
    const edited = edit(current);
    return edited === null ? current : { ...current, ...edited, change: { ...edited.change, by: 'Ada' } };
  }, NO_REVISION);
}

const FIRST = release('mfe_public', '1.0.0');
const SECOND = release('mfe_public', '1.1.0');
const TRIAL = canary('mfe_public', '1.2.0', 50, 'seed');
const publicAfter = (...edits: Edit[]) => after(...edits).remotes.mfe_public;

describe('a release', () => {
  it('makes the previous one its fallback', () => {
    expect(publicAfter(FIRST)).toEqual({ active: '1.0.0', fallback: null });
    expect(publicAfter(FIRST, SECOND)).toEqual({ active: '1.1.0', fallback: '1.0.0' });
  });

  it('of the live version changes nothing', () => expect(FIRST(after(FIRST))).toBeNull());

  it('leaves the other remotes alone', () => {
    const { remotes, change } = after(FIRST, release('mfe_other', '2.0.0'));
    expect(remotes).toEqual({
      mfe_public: { active: '1.0.0', fallback: null },
      mfe_other: { active: '2.0.0', fallback: null },
    });
    expect(change).toEqual({ by: 'Ada', action: 'release', remote: 'mfe_other', from: null, to: '2.0.0' });
  });

  it('has to wait until a canary has ended', () => {
    expect(() => after(FIRST, TRIAL, SECOND)).toThrow(
      '1.2.0 of mfe_public is being tried by 5 %: promote or abort it first',
    );
  });
});

describe('a canary', () => {
  it('runs alongside the active version, keeps its seed while growing, and goes live', () => {
    const raised = canary('mfe_public', '1.2.0', 255, 'another');
    const version = '1.2.0';
    expect(publicAfter(FIRST, TRIAL)?.canary).toEqual({ version, share: 50, seed: 'seed' });
    expect(publicAfter(FIRST, TRIAL, raised)?.canary).toEqual({ version, share: 255, seed: 'seed' });
    expect(publicAfter(FIRST, TRIAL, promote('mfe_public'))).toEqual({ active: version, fallback: '1.0.0' });
  });

  it('has its own seed', () => {
    const start = canary('mfe_public', '1.2.0', 50);
    expect(publicAfter(FIRST, start)?.canary?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(publicAfter(FIRST, canary('mfe_public', '1.2.0', 50))).not.toEqual(publicAfter(FIRST, start));
  });

  it('ends without changing what is live', () => {
    const { remotes, change } = after(FIRST, SECOND, TRIAL, abort('mfe_public', 'too many errors'));
    expect(remotes.mfe_public).toEqual({ active: '1.1.0', fallback: '1.0.0' });
    expect(change).toMatchObject({ action: 'abort', from: '1.2.0', to: '1.1.0', reason: 'too many errors' });
  });

  it.each([
    ['shrinks', canary('mfe_public', '1.2.0', 10), /5 % already, and a share can only grow/],
    ['meets another', canary('mfe_public', '1.3.0', 100), /1.2.0 of mfe_public is being tried by 5 %/],
    ['is live', canary('mfe_public', '1.0.0', 100), /already live for everyone/],
    ['has no remote', canary('mfe_else', '1.0.0', 100), /never been released; there are mfe_public/],
  ])('that %s is refused', (_, edit, message) => {
    expect(() => after(FIRST, TRIAL, edit)).toThrow(message);
  });

  it.each([0, 1001, 0.5, NaN])('of %d tenths of a percent is refused', (share) => {
    expect(() => canary('mfe_public', '1.2.0', share)).toThrow(/between 0.1 % and 100 %/);
  });

  it('can’t be promoted or aborted before it starts', () => {
    for (const edit of [promote('mfe_public'), abort('mfe_public')])
      expect(() => after(FIRST, edit)).toThrow(/No version of mfe_public is being tried/);
  });
});

describe('a remote', () => {
  it('that is killed stays killed until it is revived, whatever is released', () => {
    const killed = [FIRST, kill('mfe_public', 'leaks'), SECOND];
    expect(publicAfter(...killed)).toEqual({ active: '1.1.0', fallback: '1.0.0', killed: true });
    expect(publicAfter(...killed, revive('mfe_public'))).toEqual({ active: '1.1.0', fallback: '1.0.0' });
    expect(kill('mfe_public')(after(...killed))).toBeNull();
    expect(revive('mfe_public')(after(FIRST))).toBeNull();
  });

  it('can go back once, which ends a canary', () => {
    const back = [FIRST, SECOND, TRIAL, rollBack('mfe_public')];
    expect(publicAfter(...back)).toEqual({ active: '1.0.0', fallback: null });
    expect(() => after(...back, rollBack('mfe_public'))).toThrow(/no earlier release/);
  });
});
