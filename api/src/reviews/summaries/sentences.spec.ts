import { toSentences, getTopic } from './sentences.js';

describe('sentencesOf', () => {
  it('splits at the ends of sentences, not at full stops within them', () => {
    const text = 'Training is at 5.30 on Tuesdays.  Great fun! Would we do it again?\n\nOf course';
    expect(toSentences(text).map((sentence) => sentence.text)).toEqual([
      'Training is at 5.30 on Tuesdays.',
      'Great fun!',
      'Would we do it again?',
      'Of course',
    ]);
  });

  it('keeps the words that carry meaning, each once', () => {
    expect(toSentences('The coaches are the best coaches.')[0]?.words).toEqual(['coaches', 'best']);
  });

  it.each([
    ['The coaches explain things in a way children understand.', true],
    ['He never wants to miss a week of training with them.', false],
    ['However, the pitches turn into a bog from November on.', false],
    ['Great club.', false],
    ['The coach noticed at once that my son was not himself.', false],
    ['We moved here last year and trained with the others.', false],
    ['Would we recommend it to other families in the town?', false],
  ])('recognises whether %j can be quoted on its own', (text, expected) => {
    expect(toSentences(text)[0]?.standsAlone).toBe(expected);
  });

  it('finds nothing in an empty text', () => {
    expect(toSentences('')).toEqual([]);
  });

  it('scans a text once, however long it is and wherever it ends', () => {
    // Backtracking patterns would need minutes for texts of this length.
    expect(toSentences('word. '.repeat(200_000))).toHaveLength(200_000);
    expect(toSentences('a.b'.repeat(500_000))).toHaveLength(1);
    expect(toSentences('a'.repeat(1_000_000))).toHaveLength(1);
    expect(toSentences(`${'.'.repeat(1_000_000)}a`)).toHaveLength(1);
  });
});

describe('topicOf', () => {
  it.each([
    ['patient coaches planned training', 'coaching'],
    ['fixtures late messages unanswered', 'communication'],
    ['pitches turn bog november', 'facilities'],
    ['newcomers made welcome', 'inclusivity'],
    ['fees steep second', 'value'],
    ['lovely picnic raffle', null],
    ['coaches pitches', null],
  ])('takes "%s" to be about %s', (words, topic) => {
    expect(getTopic(words.split(' '))).toBe(topic);
  });
});
