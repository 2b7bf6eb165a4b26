import { Phrase, phrases } from './phrase.js';
import { Random } from './random.js';

function allWaysToSay(pattern: string, words = {}): Set<string> {
  const phrase = new Phrase(pattern);
  const random = new Random(1);
  return new Set(Array.from({ length: 300 }, () => phrase.say(random, words)));
}

describe('Phrase', () => {
  it('chooses among alternatives, including nested and empty ones', () => {
    expect(allWaysToSay('A [big [red|blue]|small] ball[!|]')).toEqual(
      new Set([
        'A big red ball!',
        'A big blue ball!',
        'A small ball!',
        'A big red ball',
        'A big blue ball',
        'A small ball',
      ]),
    );
  });

  it('fills slots and knows their names', () => {
    const phrase = new Phrase('{Child} [likes|loves {his}] team in {town}.');
    expect([...phrase.slots]).toEqual(['Child', 'his', 'town']);
    expect(allWaysToSay('In {town}.', { town: 'Otley' })).toEqual(new Set(['In Otley.']));
  });

  it('reports which word is missing', () => {
    expect(() => new Phrase('In {town}.').say(new Random(1), {})).toThrow('{town}');
  });

  it.each(['[open', 'shut]', '{open', 'shut}'])('refuses %j', (pattern) => {
    expect(() => new Phrase(pattern)).toThrow(pattern);
  });

  it('reads one phrase a line', () => {
    expect(phrases('\n  One.\n\n  Two.\n').map((phrase) => phrase.pattern)).toEqual(['One.', 'Two.']);
  });
});
