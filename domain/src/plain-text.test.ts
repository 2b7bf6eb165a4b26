import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['full-width signs', 'ＬＳ６　３ＡＡ', 'LS6 3AA'],
    ['directions and joiners', '\u202ALS6\u200B 3A\u2060A\u202C\u200E', 'LS6 3AA'],
    ['every dash', '1\u20102\u20113\u20124\u20135\u20146\u2212\uFF0D7', '1-2-3-4-5-6--7'],
    ['every apostrophe', 'D\u2019A D\u2018A D\u02BCA D\u00B4A D`A', "D'A D'A D'A D'A D'A"],
    ['spaces that don’t break', 'LS6\u00A03AA', 'LS6 3AA'],
    ['accents, which belong to words', 'Súilleabháin', 'Súilleabháin'],
  ])('makes the same of %s', (_, text, plain) => expect(plainText(text)).toBe(plain));
});
