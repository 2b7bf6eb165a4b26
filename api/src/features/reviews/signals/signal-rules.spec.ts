import type { Signal, SignalMaterial } from './signal-rules.js';
import { assess, HOLDING_SCORE, SIGNAL_RULES, SIGNALS } from './signal-rules.js';

const NOBODY_ELSE = {
  ofClub: 0,
  ofClubFromNetwork: 0,
  ofClubFromBrowser: 0,
  ofClubFromOtherNetworksWithBrowser: 0,
  ofNetwork: 0,
};
const ORDINARY: SignalMaterial = {
  isDisposableAddress: false,
  clubTie: null,
  copiesOfClub: 0,
  copiesOfOtherClubs: 0,
  nearby: NOBODY_ELSE,
  textLength: 300,
  secondsToWrite: 120,
};
const EXAMPLES: [Signal, Partial<SignalMaterial>][] = [
  ['club-address', { clubTie: 'address' }],
  ['club-domain', { clubTie: 'website' }],
  ['colleague-domain', { clubTie: 'colleague' }],
  ['disposable-address', { isDisposableAddress: true }],
  ['copied-text-same-club', { copiesOfClub: 1 }],
  ['copied-text-other-clubs', { copiesOfOtherClubs: 1 }],
  ['copied-text-often', { copiesOfClub: 3, copiesOfOtherClubs: 1 }],
  ['busy-club', { nearby: { ...NOBODY_ELSE, ofClub: 10 } }],
  ['busy-network', { nearby: { ...NOBODY_ELSE, ofNetwork: 25 } }],
  ['same-network', { nearby: { ...NOBODY_ELSE, ofClubFromNetwork: 3 } }],
  ['same-browser', { nearby: { ...NOBODY_ELSE, ofClubFromBrowser: 3 } }],
  ['same-browser-often', { nearby: { ...NOBODY_ELSE, ofClubFromBrowser: 8 } }],
  ['same-browser-other-networks', { nearby: { ...NOBODY_ELSE, ofClubFromOtherNetworksWithBrowser: 5 } }],
  ['pasted-text', { secondsToWrite: 4 }],
];

describe('assess', () => {
  it('finds nothing in an ordinary review, nor in one with little data', () => {
    const nothing = { signals: [], score: 0, isSuspect: false };
    expect(assess(ORDINARY)).toEqual(nothing);
    expect(assess({ ...ORDINARY, nearby: undefined, secondsToWrite: undefined })).toEqual(nothing);
  });

  it.each(EXAMPLES)('finds %s', (signal, change) => {
    expect(assess({ ...ORDINARY, ...change }).signals).toContain(signal);
  });

  it('has an example of every rule here', () => {
    expect(EXAMPLES.map(([signal]) => signal)).toEqual(SIGNALS);
  });

  it('adds up weights, and flags from the threshold on', () => {
    const { score, signals, isSuspect } = assess({ ...ORDINARY, isDisposableAddress: true, copiesOfClub: 1 });
    expect(signals).toEqual(['disposable-address', 'copied-text-same-club']);
    expect(score).toBe(
      SIGNAL_RULES['disposable-address'].weight + SIGNAL_RULES['copied-text-same-club'].weight,
    );
    expect(isSuspect).toBe(score >= HOLDING_SCORE);
  });

  it('holds no family for being one of many in a school, with identical phones', () => {
    const evening = {
      ...NOBODY_ELSE,
      ofClub: 19,
      ofNetwork: 19,
      ofClubFromNetwork: 19,
      ofClubFromBrowser: 7,
    };
    expect(assess({ ...ORDINARY, nearby: evening }).isSuspect).toBe(false);
  });
});
