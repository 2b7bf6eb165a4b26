import fc from 'fast-check';
import { LIST_START } from '../database/newest-first.js';
import { cursorText, parseCursor } from './cursors.js';

describe('a cursor', () => {
  it('is read as it was written', () => {
    expect(cursorText({ createdAt: '2026-01-31 09:30:00.123', id: 42 })).toBe('1769851800123-42');
    expect(parseCursor('1769851800123-42')).toEqual({ createdAt: '2026-01-31 09:30:00.123', id: 42 });
    expect(parseCursor(cursorText(LIST_START))).toEqual(LIST_START);
    expect(parseCursor(undefined)).toEqual(LIST_START);
  });

  it('never exceeds what the databases can compare with, whatever is requested', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_999_999), fc.nat(9_999_999_999), (milliseconds, id) => {
        const cursor = parseCursor(`${milliseconds}-${id}`);
        expect(cursor.createdAt).toMatch(/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);
        expect(cursor.id).toBeLessThanOrEqual(2_147_483_647);
      }),
    );
  });
});
