/**
 * How an author is tied to the club they review: by an address of one of its managers, the domain of its website, or
 * the domain of one of its managers, who may be a colleague.
 */
export type ClubTie = 'address' | 'website' | 'colleague';

/** Other authors' reviews that came in around one, counted up to `MAX_COUNTED`. */
export interface NearbyAuthors {
  /** For the same club within a day. */
  ofClub: number;
  /** The same, from the same network. */
  ofClubFromNetwork: number;
  /** The same, from the same network with a browser that identifies itself the same way. */
  ofClubFromBrowser: number;
  /** For the same club within a day from other networks, with a browser that identifies itself the same way. */
  ofClubFromOtherNetworksWithBrowser: number;
  /** For any club within a day from the same network. */
  ofNetwork: number;
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
  textLength: number;
  /** How long the form was open; undefined when the client doesn't say, or while signals of volume are off. */
  secondsToWrite: number | undefined;
}

interface SignalRule {
  weight: number;
  /** Whether the signal is there. */
  isGiven: (material: SignalMaterial) => boolean;
}

/** Beyond this number, more makes no difference to any rule. */
export const MAX_COUNTED = 100;

/** From this sum of weights on, a review waits for a moderator. */
export const HOLDING_SCORE = 5;

/** Nobody types this fast; dictation reaches 15. */
const MAX_CHARACTERS_A_SECOND = 20;

const copies = ({ copiesOfClub, copiesOfOtherClubs }: SignalMaterial) => copiesOfClub + copiesOfOtherClubs;
const rule = (weight: number, isGiven: SignalRule['isGiven']): SignalRule => ({ weight, isGiven });

/**
 * All signals of fake reviews. A weight below HOLDING_SCORE isn't enough alone. docs/fake-reviews.md has the
 * measurement that the weights come from; run it again when you change one.
 */
export const SIGNAL_RULES = {
  'club-address': rule(5, ({ clubTie }) => clubTie === 'address'),
  'club-domain': rule(5, ({ clubTie }) => clubTie === 'website'),
  'colleague-domain': rule(3, ({ clubTie }) => clubTie === 'colleague'),
  'disposable-address': rule(4, ({ isDisposableAddress }) => isDisposableAddress),
  'copied-text-same-club': rule(4, ({ copiesOfClub }) => copiesOfClub > 0),
  'copied-text-other-clubs': rule(3, ({ copiesOfOtherClubs }) => copiesOfOtherClubs > 0),
  'copied-text-often': rule(2, (material) => copies(material) >= 4),
  'busy-club': rule(1, ({ nearby }) => (nearby?.ofClub ?? 0) >= 10),
  'busy-network': rule(1, ({ nearby }) => (nearby?.ofNetwork ?? 0) >= 25),
  'same-network': rule(1, ({ nearby }) => (nearby?.ofClubFromNetwork ?? 0) >= 3),
  'same-browser': rule(1, ({ nearby }) => (nearby?.ofClubFromBrowser ?? 0) >= 3),
  'same-browser-often': rule(3, ({ nearby }) => (nearby?.ofClubFromBrowser ?? 0) >= 8),
  'same-browser-other-networks': rule(
    2,
    ({ nearby }) => (nearby?.ofClubFromOtherNetworksWithBrowser ?? 0) >= 5,
  ),
  'pasted-text': rule(
    2,
    ({ secondsToWrite, textLength }) =>
      secondsToWrite !== undefined && textLength > secondsToWrite * MAX_CHARACTERS_A_SECOND,
  ),
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
  const signals = SIGNALS.filter((name) => SIGNAL_RULES[name].isGiven(material));
  const score = signals.reduce((sum, name) => sum + SIGNAL_RULES[name].weight, 0);
  return { signals, score, isSuspect: score >= HOLDING_SCORE };
}
