import { topicOf } from './sentence-topic.js';

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
    expect(topicOf(words.split(' '))).toBe(topic);
  });
});
