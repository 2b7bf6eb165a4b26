import { readableLine, readableText } from './readable-text.js';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('readableText', () => {
  it.each([
    ['keeps an empty line between paragraphs', 'One.\r\n\r\nTwo.\nThree.', 'One.\n\nTwo.\nThree.'],
    ['keeps no wide gap', `One.${'\n \r\n'.repeat(500)}Two.`, 'One.\n\nTwo.'],
    ['keeps joined emoji', ` ${FAMILY} `, FAMILY],
    ['drops what is not seen', 'O\u200Bne\u0000\u202E', 'One'],
    [
      'keeps few of many marks on a letter',
      `Z${'\u0301'.repeat(80)}ara`,
      `Z${'\u0301'.repeat(5)}ara`.normalize('NFC'),
    ],
    ['keeps the marks of languages', 'Ṩệ שָּׁ กี้', 'Ṩệ שָּׁ กี้'.normalize('NFC')],
    ['is empty for what joins emoji, without any', '\u200D\u200D\uFE0F', ''],
    ['is empty for fillers that draw nothing', '\u3164\u115F \u2800', ''],
  ])('%s', (_, text, readable) => expect(readableText(text)).toBe(readable));
});

describe('readableLine', () => {
  it('is one line', () => expect(readableLine(' Mill\n\n\nHill\tFC ')).toBe('Mill Hill FC'));
});
