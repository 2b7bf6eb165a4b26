/** Letters of other alphabets that look Latin, as far as they're commonly used for disguise. */
const LOOKALIKES = new Map(
  Object.entries({
    аɑα: 'a',
    в: 'b',
    сϲ: 'c',
    ԁ: 'd',
    еє: 'e',
    һн: 'h',
    іıι: 'i',
    ј: 'j',
    кκ: 'k',
    ӏ: 'l',
    м: 'm',
    оοօ: 'o',
    рρ: 'p',
    ѕ: 's',
    тτ: 't',
    υս: 'u',
    ѵν: 'v',
    ѡ: 'w',
    хχ: 'x',
    уγ: 'y',
  }).flatMap(([letters, latin]) =>
    [...letters].flatMap((letter) => [
      [letter, latin] as const,
      [letter.toUpperCase(), latin.toUpperCase()] as const,
    ]),
  ),
);

/** A text with Latin letters for those of other alphabets that look like them. */
export function latinLetters(text: string): string {
  return Array.from(text, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
