import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  it('splits at the ends of sentences, not at points within them', () => {
    const text = 'Training is at 5.30 on Tuesdays.  Great fun! Would we do it again?\n\nOf course';
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
      'Training is at 5.30 on Tuesdays.',
      'Great fun!',
      'Would we do it again?',
      'Of course',
    ]);
  });

  it('keeps the words that carry meaning, each once', () => {
    expect(sentencesOf('The coaches are the best coaches.')[0]?.words).toEqual(['coaches', 'best']);
  });

  it.each([
    ['The coaches explain things in a way children understand.', true],
    ['He never wants to miss a week of training with them.', false],
    ['However, the pitches turn into a bog from November on.', false],
    ['Great club.', false],
    ['The coach noticed at once that my son was not himself.', false],
    ['We moved here last year and trained with the others.', false],
    ['Would we recommend it to other families in the town?', false],
  ])('knows whether %j can be quoted alone', (text, expected) => {
    expect(sentencesOf(text)[0]?.standsAlone).toBe(expected);
  });

  it('finds nothing in an empty text', () => {
    expect(sentencesOf('')).toEqual([]);
  });

  it('takes little time for a long text without an end', () => {
    const started = performance.now();
    sentencesOf('word. '.repeat(2_000) + 'a.b'.repeat(5_000));
    sentencesOf('a'.repeat(100_000));
    sentencesOf('.'.repeat(100_000) + 'a');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
