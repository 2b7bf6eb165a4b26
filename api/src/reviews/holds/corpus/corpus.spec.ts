import { findHoldReasons } from '../hold-reasons.js';
import { EVASIONS } from './evasions.js';
import { HARMLESS_SENTENCES } from './harmless.js';

describe('the checks on a corpus', () => {
  it('has 500 harmless sentences and 200 evasions', () => {
    expect(new Set(HARMLESS_SENTENCES).size).toBeGreaterThanOrEqual(500);
    expect(new Set(EVASIONS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  // docs/moderation.md has the rates: update them with these.
  it('hold two harmless sentences, each with a name that is rude elsewhere', () => {
    const held = HARMLESS_SENTENCES.filter((text) => findHoldReasons(text).length > 0);
    expect(held).toEqual([
      'We drive over from Bastard Lane every Saturday and it is worth it.',
      'Mrs Focker at the gate knows every family.',
    ]);
  });

  it('miss no evasion', () => {
    const missed = EVASIONS.filter(({ reason, text }) => !findHoldReasons(text).includes(reason));
    expect(missed).toEqual([]);
  });
});
