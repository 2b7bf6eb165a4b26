/**
 * How an author is tied to the club they review: by an address of one of its managers, the domain of its website, or
 * the domain of one of its managers, who may be a colleague.
 */
export type ClubTie = 'address' | 'website' | 'colleague';

/**
 * Other authors' confirmed reviews around one, counted up to `MAX_COUNTED`. What isn't confirmed counts against nobody:
 * anyone could send it.
 */
export interface NearbyAuthors {
  /** For the same club within a day, from other networks. */
  ofClub: number;
  /** For the same club within a day, with a pasted text. */
  ofClubPasted: number;
  /** For the same club within 30 days from the same network. */
  ofClubFromNetwork: number;
  /** Those of them that were sent at another time: not on the same evening. */
  ofClubFromNetworkApart: number;
  /** Those of them with a pasted text. */
  ofClubFromNetworkPasted: number;
  /** Those of them with a browser that identifies itself the same way. */
  ofClubFromBrowser: number;
  /** For the same club within a day from other networks, with a browser that identifies itself the same way. */
  ofClubFromOtherNetworksWithBrowser: number;
  /** Other networks that three or more wrote about the club from within a day. */
  networksOfSeveral: number;
  /** For any club within a day from the same network. */
  ofNetwork: number;
  /** For the same club within 90 days with an address at the same domain, unless it's one that many share. */
  ofClubFromDomain: number;
  /** The same for other clubs. */
  ofOtherClubsFromDomain: number;
  /** Published for the club before a moderator had read them, within 30 days from the same network. */
  unmoderatedFromNetwork: number;
  /** The same from other networks, of each of which a few count: an evening in a school stops nobody at home. */
  unmoderatedElsewhere: { hour: number; day: number; month: number };
  /** The author's own about the club within 30 days, published the same way and since replaced. */
  replaced: number;
}

/** The input of the rules. No rule sees the stars: a review is judged alike at every number of them. */
export interface SignalMaterial {
  isDisposableAddress: boolean;
  clubTie: ClubTie | null;
  /** Other authors whose texts about the same club are nearly equal. */
  copiesOfClub: number;
  /** The same about other clubs. */
  copiesOfOtherClubs: number;
  /** Undefined while signals of volume are off. */
  nearby: NearbyAuthors | undefined;
  /** Whether the text was sent faster than anyone types; false while signals of volume are off. */
  isPasted: boolean;
}

interface SignalRule {
  /** What the signal weighs from which number on, least first. */
  steps: readonly (readonly [from: number, weight: number])[];
  count: (material: SignalMaterial) => number;
}

/** Beyond this number, more makes no difference to any rule. */
export const MAX_COUNTED = 100;

/** From this sum of weights on, a review waits for a moderator. */
const HOLDING_SCORE = 5;

/** A rule that a fact raises. */
const fact = (weight: number, isGiven: (material: SignalMaterial) => boolean): SignalRule => ({
  steps: [[1, weight]],
  count: (material) => Number(isGiven(material)),
});
/** A rule about how much has come in around the review; never raised while signals of volume are off. */
const number = (count: (nearby: NearbyAuthors) => number, ...steps: SignalRule['steps']): SignalRule => ({
  steps,
  count: ({ nearby }) => (nearby ? count(nearby) : 0),
});

/**
 * All signals of fake reviews. A weight below HOLDING_SCORE isn't enough alone. A sender can only raise the score:
 * nothing is ever subtracted. docs/moderation.md has the measurement that the weights come from; run it again when
 * you change one.
 */
export const SIGNAL_RULES = {
  'club-address': fact(5, ({ clubTie }) => clubTie === 'address'),
  'club-domain': fact(5, ({ clubTie }) => clubTie === 'website'),
  'colleague-domain': fact(3, ({ clubTie }) => clubTie === 'colleague'),
  'disposable-address': fact(5, ({ isDisposableAddress }) => isDisposableAddress),
  'copied-text-same-club': fact(5, ({ copiesOfClub }) => copiesOfClub > 0),
  'copied-text-other-clubs': fact(5, ({ copiesOfOtherClubs }) => copiesOfOtherClubs > 0),
  'shared-domain': number((nearby) => nearby.ofClubFromDomain, [1, 2], [2, 5]),
  'shared-domain-other-clubs': number((nearby) => nearby.ofOtherClubsFromDomain, [8, 3]),
  'busy-club': number((nearby) => nearby.ofClub, [8, 2]),
  'busy-network': number((nearby) => nearby.ofNetwork, [25, 1]),
  'same-network': number((nearby) => nearby.ofClubFromNetwork, [3, 1]),
  'same-network-other-times': number((nearby) => nearby.ofClubFromNetworkApart, [1, 1], [4, 5]),
  'several-networks': number(
    (nearby) => Math.min(nearby.ofClubFromNetwork - 1, nearby.networksOfSeveral),
    [1, 4],
  ),
  'same-browser': number((nearby) => nearby.ofClubFromBrowser, [3, 1], [8, 4]),
  'same-browser-other-networks': number(
    (nearby) => nearby.ofClubFromOtherNetworksWithBrowser,
    [5, 2],
    [8, 5],
  ),
  'pasted-text': fact(3, ({ isPasted }) => isPasted),
  'pasted-texts-network': number((nearby) => nearby.ofClubFromNetworkPasted, [1, 2], [2, 4]),
  'pasted-texts-club': number((nearby) => nearby.ofClubPasted, [2, 2], [3, 3]),
  'replaced-often': number((nearby) => nearby.replaced, [2, 5]),
  'network-limit': number((nearby) => nearby.unmoderatedFromNetwork, [20, 5]),
  'club-limit-hour': number((nearby) => nearby.unmoderatedElsewhere.hour, [8, 5]),
  'club-limit-day': number((nearby) => nearby.unmoderatedElsewhere.day, [13, 5]),
  'club-limit-month': number((nearby) => nearby.unmoderatedElsewhere.month, [28, 5]),
} satisfies Record<string, SignalRule>;

/** The name of a rule. */
export type Signal = keyof typeof SIGNAL_RULES;

/** All names, in the order they are shown. */
export const SIGNALS = Object.keys(SIGNAL_RULES) as Signal[];

/** What the rules find. */
export interface Assessment {
  signals: Signal[];
  /** The sum of their weights. */
  score: number;
  /** Whether a moderator has to check the review. */
  isSuspect: boolean;
}

/** Applies every rule. */
export function assess(material: SignalMaterial): Assessment {
  const weights = SIGNALS.map((name) => [name, weigh(SIGNAL_RULES[name], material)] as const);
  const signals = weights.flatMap(([name, weight]) => (weight > 0 ? [name] : []));
  const score = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return { signals, score, isSuspect: score >= HOLDING_SCORE };
}

function weigh({ steps, count }: SignalRule, material: SignalMaterial): number {
  const counted = count(material);
  return steps.findLast(([from]) => counted >= from)?.[1] ?? 0;
}
