import type { NearbyAuthors, Signal, SignalMaterial } from './signal-rules.js';
import { assess, SIGNALS } from './signal-rules.js';

const NOBODY_ELSE: NearbyAuthors = {
  ...{ ofClub: 0, ofClubPasted: 0, ofNetwork: 0, networksOfSeveral: 0 },
  ...{ ofClubFromNetwork: 0, ofClubFromNetworkApart: 0, ofClubFromNetworkPasted: 0 },
  ...{ ofClubFromBrowser: 0, ofClubFromOtherNetworksWithBrowser: 0 },
  ...{ ofClubFromDomain: 0, ofOtherClubsFromDomain: 0 },
  ...{ replaced: 0, unmoderatedFromNetwork: 0, unmoderatedElsewhere: { hour: 0, day: 0, month: 0 } },
};
const ORDINARY: SignalMaterial = {
  isDisposableAddress: false,
  clubTie: null,
  copiesOfClub: 0,
  copiesOfOtherClubs: 0,
  nearby: NOBODY_ELSE,
  isPasted: false,
};
const near = (change: Partial<NearbyAuthors>) => ({ nearby: { ...NOBODY_ELSE, ...change } });
const elsewhere = (change: Partial<NearbyAuthors['unmoderatedElsewhere']>) =>
  near({ unmoderatedElsewhere: { ...NOBODY_ELSE.unmoderatedElsewhere, ...change } });
const EXAMPLES: [Signal, Partial<SignalMaterial>][] = [
  ['club-address', { clubTie: 'address' }],
  ['club-domain', { clubTie: 'website' }],
  ['colleague-domain', { clubTie: 'colleague' }],
  ['disposable-address', { isDisposableAddress: true }],
  ['copied-text-same-club', { copiesOfClub: 1 }],
  ['copied-text-other-clubs', { copiesOfOtherClubs: 1 }],
  ['shared-domain', near({ ofClubFromDomain: 1 })],
  ['shared-domain-other-clubs', near({ ofOtherClubsFromDomain: 8 })],
  ['busy-club', near({ ofClub: 8 })],
  ['busy-network', near({ ofNetwork: 25 })],
  ['same-network', near({ ofClubFromNetwork: 3 })],
  ['same-network-other-times', near({ ofClubFromNetworkApart: 1 })],
  ['several-networks', near({ ofClubFromNetwork: 2, networksOfSeveral: 1 })],
  ['same-browser', near({ ofClubFromBrowser: 3 })],
  ['same-browser-other-networks', near({ ofClubFromOtherNetworksWithBrowser: 5 })],
  ['pasted-text', { isPasted: true }],
  ['pasted-texts-network', near({ ofClubFromNetworkPasted: 1 })],
  ['pasted-texts-club', near({ ofClubPasted: 2 })],
  ['replaced-often', near({ replaced: 2 })],
  ['network-limit', near({ unmoderatedFromNetwork: 20 })],
  ['club-limit-hour', elsewhere({ hour: 8 })],
  ['club-limit-day', elsewhere({ day: 13 })],
  ['club-limit-month', elsewhere({ month: 28 })],
];

describe('assess', () => {
  it('finds nothing in an ordinary review, nor in one with little data', () => {
    const nothing = { signals: [], score: 0, isSuspect: false };
    expect(assess(ORDINARY)).toEqual(nothing);
    expect(assess({ ...ORDINARY, nearby: undefined })).toEqual(nothing);
  });

  it.each(EXAMPLES)('finds %s', (signal, change) => {
    expect(assess({ ...ORDINARY, ...change }).signals).toContain(signal);
  });

  it('has an example of every rule here', () => {
    expect(EXAMPLES.map(([signal]) => signal)).toEqual(SIGNALS);
  });

  it('adds up weights, and flags from the threshold on', () => {
    const domain = near({ ofClubFromDomain: 1 });
    expect(assess({ ...ORDINARY, ...domain })).toMatchObject({ score: 2, isSuspect: false });
    expect(assess({ ...ORDINARY, ...domain, isPasted: true })).toMatchObject({ score: 5, isSuspect: true });
  });

  it.each<[string, Partial<SignalMaterial>]>([
    ['a throw-away address', { isDisposableAddress: true }],
    ['the second of nearly equal texts', { copiesOfClub: 1 }],
    ['the same about another club', { copiesOfOtherClubs: 1 }],
    ['the third from a domain of its own', near({ ofClubFromDomain: 2 })],
  ])('holds %s whatever else there is', (_, change) => {
    expect(assess({ ...ORDINARY, ...change }).isSuspect).toBe(true);
  });

  it('weighs more the more there are', () => {
    const numbers = [0, 1, 2, 4, 8, 20, 100];
    for (const count of Object.keys(NOBODY_ELSE) as (keyof NearbyAuthors)[]) {
      const scores = numbers.map((number) => {
        const change =
          count === 'unmoderatedElsewhere' ? elsewhere({ hour: number }) : near({ [count]: number });
        return assess({ ...ORDINARY, ...change }).score;
      });
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    }
  });

  it('fits every name into the column', () => {
    expect(SIGNALS.join(',').length).toBeLessThanOrEqual(400);
  });

  it('holds no family for being one of many in a school, with identical phones', () => {
    const evening = near({
      ofNetwork: 19,
      ofClubFromNetwork: 19,
      ofClubFromBrowser: 7,
      unmoderatedFromNetwork: 19,
    });
    expect(assess({ ...ORDINARY, ...evening }).isSuspect).toBe(false);
  });
});
