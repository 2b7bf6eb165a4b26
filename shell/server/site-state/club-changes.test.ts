/** @jest-environment node */
import { ClubChanges } from './club-changes';

/** Changes recorded from version 10 on. */
function changesSince10(maxClubs?: number) {
  const changes = new ClubChanges(maxClubs);
  changes.take({ version: 10, clubs: null });
  return { changes, before: changes.version! };
}

describe('changes of clubs', () => {
  it('affect those clubs’ pages, and those of the whole directory', () => {
    const { changes, before } = changesSince10();
    changes.take({ version: 12, clubs: [17, 23] });
    expect(changes.isUnchanged([17], before)).toBe(false);
    expect(changes.isUnchanged([3, 23], before)).toBe(false);
    expect(changes.isUnchanged([3, -2], before)).toBe(true);
    expect(changes.isUnchanged('directory', before)).toBe(false);
    expect(changes.isUnchanged('nothing', before)).toBe(true);
    expect(changes.isUnchanged([17], changes.version!)).toBe(true);
    expect(changes.isUnchanged('directory', changes.version!)).toBe(true);
  });

  it('that name no club affect the directory alone', () => {
    const { changes, before } = changesSince10();
    changes.take({ version: 11, clubs: [] });
    expect(changes.isUnchanged([17], before)).toBe(true);
    expect(changes.isUnchanged('directory', before)).toBe(false);
  });

  it('may affect every club', () => {
    const { changes, before } = changesSince10();
    changes.take({ version: 11, clubs: null });
    expect(changes.isUnchanged([17], before)).toBe(false);
    expect(changes.isUnchanged([17], changes.version!)).toBe(true);
  });

  it('are forgotten, oldest first, and everything older counts as changed', () => {
    const { changes, before } = changesSince10(2);
    changes.take({ version: 11, clubs: [1] });
    const between = changes.version!;
    changes.take({ version: 12, clubs: [2, 3] });
    expect(changes.isUnchanged([99], before)).toBe(false);
    expect(changes.isUnchanged([99], between)).toBe(true);
    expect(changes.isUnchanged([1], between)).toBe(true);
    expect(changes.isUnchanged([2], between)).toBe(false);
  });

  it('start afresh when an older copy of the database has been restored', () => {
    const { changes, before } = changesSince10();
    changes.take({ version: 4, clubs: null });
    expect(changes.isUnchanged([17], before)).toBe(false);
    changes.take({ version: 10, clubs: [] });
    expect(changes.isUnchanged([17], before)).toBe(false);
    expect(changes.isUnchanged('directory', before)).toBe(false);
    expect(changes.isUnchanged('directory', changes.version!)).toBe(true);
  });

  it('vouch for nothing before the first response', () => {
    expect(new ClubChanges().version).toBeUndefined();
    expect(new ClubChanges().isUnchanged([17], { number: 1, count: 0 })).toBe(false);
  });
});
