import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameDifference } from './frame.mjs';

const element = (name, changes) => ({
  part: 'header',
  name,
  isCurrent: false,
  looks: { color: 'black' },
  ...changes,
});
const FRAME = [element('<a> Browse'), element('<a> Help'), element('<p> © Us', { part: 'footer' })];
/** The frame with one element changed. */
const withChange = (index, changes) => FRAME.map((one, at) => (at === index ? { ...one, ...changes } : one));

describe('header and footer', () => {
  it('may look the way the shell draws them, whichever link is current', () => {
    assert.equal(frameDifference(FRAME, FRAME), undefined);
    const current = withChange(1, { isCurrent: true, looks: { color: 'blue' } });
    assert.equal(frameDifference(FRAME, current), undefined);
    assert.equal(frameDifference(current, FRAME), undefined);
  });

  it('may not look different, have other texts or extra elements', () => {
    const differences = [
      withChange(2, { looks: { color: 'red' } }),
      withChange(0, { name: '<a> Buy' }),
      [...FRAME, element('<b> New', { part: 'footer' })],
      FRAME.slice(0, 2),
      FRAME.toSpliced(1, 1),
    ].map((seen) => frameDifference(FRAME, seen));
    assert.deepEqual(differences, [
      "footer's <p> © Us has the color red instead of black",
      'header has <a> Buy in place of <a> Browse',
      'footer has <b> New besides',
      'footer has nothing in place of <p> © Us',
      'header has nothing in place of <a> Help',
    ]);
  });
});
