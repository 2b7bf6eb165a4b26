import { checkedText } from '../../platform/text/checked-text.js';
import { hasEmailAddress, hasLink } from './contact-checks.js';
import { hasChildsFullName } from '../../platform/text/full-names.js';
import { findHoldReasons } from './hold-reasons.js';
import { hasPhoneNumber } from './phone-numbers.js';
import { hasProfanity } from './profanity.js';
import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';
import { readHoldReasons, storeHoldReasons } from '../../model/reviews/review.entity.js';

/** Everyday sentences that a careless check would flag. */
const HARMLESS = [
  'Under 12s 2023/24 season was great.Really enjoyed it. My daughter moved up from the U11s in 2024/25.',
  'We lost 3-1, 0-0, 4-2 and then won 5-0; results 1-0 2-0 3-0 4-0 5-0 don’t matter here.',
  'Training is 6.30-7.45pm on Tuesdays and 9.15 on Saturdays at LS6 3AA, parking £2.50, fees £180.00 a year.',
  'The ground in Scunthorpe near Penistone Road was fine, as were Cockermouth and Clitheroe.',
  'Teams from Essex, Sussex and Middlesex come to the Cumbria cup. Coach Hancock explains his analysis.',
  'Good passing on grass pitches, a class of its own. Assistant coaches assess each child fairly.',
  'Arsenal fans and shuttlecock players alike. The bass drum at the title party was loud!',
  'My son plays for Leeds Lions. Our daughter Emily loves the Whites and my son Jack United in joy.',
  'Strong safeguarding policy, all coaches DBS-checked, with an anti-bullying charter and a well-groomed pitch.',
  'He trains at.My view: the best club.So happy. Fun.It is close to home.',
  'Founded in 1987, about 1,200 members, 01 August to 31 July, registration number 20241130.',
  'Call at the clubhouse at 10 am. The coach is at the dot on the map.',
  'Our girls won the Tyne and Wear Cup 2023. My boy Under Tens.',
];

describe.each<[string, (text: string) => boolean, string[]]>([
  [
    'profanity',
    hasProfanity,
    [
      'This club is fucking awful.',
      'What a load of bollocks',
      'The manager is a w4nker',
      'sh1t pitches',
      'FUUUCK this',
      'complete tossers',
    ],
  ],
  [
    'links',
    hasLink,
    [
      'see https://club.example/page',
      'look at www.leedslions.example',
      'Visit leedslions.co.uk for more',
      'cheaper at footykit.com!',
      'go to Bit.ly/abc123',
      'see my blog, grassroots.football.',
      'footykit dot com',
      'footykit[dot]co',
    ],
  ],
  [
    'e-mail addresses',
    hasEmailAddress,
    [
      'mail me: parent.7@home.example',
      'PARENT@HOME.EXAMPLE',
      'parent7 (at) home.com',
      'parent at gmail dot com',
      'jürgen@büro.example',
    ],
  ],
  [
    'phone numbers',
    hasPhoneNumber,
    [
      'ring 07700 900123',
      '07700900123',
      '(0113) 496 0123',
      '+44 7700 900123',
      '+44 (0)113 496 0123',
      '0 7 7 0 0 9 0 0 1 2 3',
      'Text 07700-900-123.',
      '020 7946 0123',
    ],
  ],
  [
    "children's full names",
    (text: string) => hasChildsFullName(checkedText(text)),
    [
      'My son Jack Smith plays here',
      'our daughter, Emily Jones-Brown, loves it',
      'My lad is called Tom O’Neill',
      'My youngest daughter Amy McDonald',
      'my twins Jack and Tom Smith',
      'My grandson named Oliver King',
    ],
  ],
  ['safeguarding words', hasSafeguardingWords, []],
])('the check for %s', (_, check, guilty) => {
  it('finds what it looks for', () => {
    expect(guilty.filter((text) => !check(text))).toEqual([]);
  });

  it('doesn’t flag everyday sentences', () => {
    expect(HARMLESS.filter((text) => check(text))).toEqual([]);
  });
});

it.each(['My son Jack plays here', 'Coach Dave Brown is great', 'my son and Jack Russell the dog'])(
  'finds no child’s full name in: %s',
  (text) => expect(hasChildsFullName(checkedText(text))).toBe(false),
);

describe('findHoldReasons', () => {
  it('finds nothing in an ordinary review', () => {
    expect(findHoldReasons('Friendly coaches, good pitches, fair fees. We will be back!')).toEqual([]);
  });

  it('names everything that it finds, even behind look-alikes', () => {
    const text =
      'Fuck! ｗｗｗ.club.example, mail me@home.example or ring 07700 900123: my son Jack Smith was abused.';
    expect(findHoldReasons(text)).toEqual([
      'safeguarding',
      'profanity',
      'full-name',
      'email-address',
      'phone-number',
      'link',
    ]);
  });

  it.each([
    ['the joint of emoji', '\u200D'],
    ['a variation selector', '\uFE0F'],
    ['a tag of a flag', '\u{E0061}'],
    ['a joiner of graphemes', '\u034F'],
  ])('isn’t fooled by %s, which is invisible', (_, unseen) => {
    const text = [...'Shit pitches. Write to me@home.example'].join(unseen);
    expect(findHoldReasons(text)).toEqual(['profanity', 'email-address']);
  });

  it.each([' ', 'a.', '0 ', 'a@', 'My son Aa', '(0', 'a-', 'Aa-', 'a '])(
    'scans once through a text that repeats %j to slow it down',
    (piece) => {
      // Backtracking patterns would need minutes for a text of this length.
      expect(() => findHoldReasons(piece.repeat(100_000))).not.toThrow();
    },
  );
});

describe('stored hold reasons', () => {
  it('come back unchanged, and fit their column', () => {
    const reasons = [
      'safeguarding',
      'profanity',
      'full-name',
      'email-address',
      'phone-number',
      'link',
    ] as const;
    const stored = storeHoldReasons(reasons);
    expect(stored?.length).toBeLessThanOrEqual(200);
    expect(readHoldReasons(stored)).toEqual(reasons);
    expect(storeHoldReasons([])).toBeNull();
    expect(readHoldReasons(null)).toEqual([]);
  });
});
