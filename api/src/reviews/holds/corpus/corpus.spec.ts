import { findHoldReasons } from '../hold-reasons.js';
import { EVASIONS } from './evasions.js';
import { HARMLESS_SENTENCES } from './harmless.js';

// docs/moderation.md has the rates that were measured: update them with the corpus.
const MOST_HELD = 0.01;
const MOST_MISSED = 0.01;

describe('the checks on a corpus', () => {
  it('has 500 harmless sentences and 200 evasions', () => {
    expect(new Set(HARMLESS_SENTENCES).size).toBeGreaterThanOrEqual(500);
    expect(new Set(EVASIONS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  it('hold hardly any harmless sentence', () => {
    const held = HARMLESS_SENTENCES.filter((text) => findHoldReasons(text).length > 0);
    expect(held.length > HARMLESS_SENTENCES.length * MOST_HELD ? held : []).toEqual([]);
  });

  it('miss hardly any evasion', () => {
    const missed = EVASIONS.filter(({ reason, text }) => !findHoldReasons(text).includes(reason));
    expect(missed.length > EVASIONS.length * MOST_MISSED ? missed : []).toEqual([]);
  });
});
