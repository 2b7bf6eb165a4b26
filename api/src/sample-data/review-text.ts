import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { ratingTotalOf } from '@club-reviews/domain/ratings';
import type { Feeling, Phrase, TopicPhrases, Words } from './phrase.js';
import { feelingOf } from './phrase.js';
import type { Random } from './random.js';
import { CLOSINGS } from './review-phrases/closings.js';
import { CLUB_LIFE } from './review-phrases/club-life.js';
import { COACHING } from './review-phrases/coaching.js';
import { COMMUNICATION } from './review-phrases/communication.js';
import { FACILITIES } from './review-phrases/facilities.js';
import { INCLUSIVITY } from './review-phrases/inclusivity.js';
import { ONE_LINERS } from './review-phrases/one-liners.js';
import {
  OPENINGS,
  OPENINGS_WITHOUT_AGE_GROUP,
  TURNS_TO_CRITICISM,
  TURNS_TO_PRAISE,
} from './review-phrases/openings.js';
import { VALUE } from './review-phrases/value.js';
import type { Ratings } from './sample-types.js';

const TOPICS: Readonly<Record<RatingCategory, TopicPhrases>> = {
  coaching: COACHING,
  communication: COMMUNICATION,
  facilities: FACILITIES,
  inclusivity: INCLUSIVITY,
  value: VALUE,
};

/** How long reviews are: the share of each length, and how many sentences it has between start and end. */
const LENGTHS = [
  { upTo: 0.14, sentences: [0, 0], paragraphs: 1 },
  { upTo: 0.46, sentences: [2, 3], paragraphs: 1 },
  { upTo: 0.83, sentences: [3, 5], paragraphs: 1 },
  { upTo: 0.95, sentences: [5, 7], paragraphs: 2 },
  { upTo: 1, sentences: [7, 10], paragraphs: 3 },
] as const;

const NEUTRAL_RATING = 3.4;
const WORDS_THAT_KEEP_THEIR_CAPITAL = /^(I\b|[A-Z]{2,}|Saturday|Sunday)/;

/** What a review talks about. Parents say most about what they rated highest or lowest. */
interface Topic {
  /** Null for the club's life off the pitch, which isn't rated. */
  category: RatingCategory | null;
  phrases: TopicPhrases;
  feeling: Feeling;
}

/** A review, and the rated categories that it mentions. */
export interface WrittenReview {
  text: string;
  categories: RatingCategory[];
}

/**
 * Writes a review that matches its ratings.
 * @param words the reviewer's words, see reviewWords
 */
export function writeReview(random: Random, words: Words, ratings: Ratings): WrittenReview {
  const overall = overallRating(ratings);
  const feeling = feelingOf(overall);
  const chosen = random.next();
  const length = LENGTHS.find(({ upTo }) => chosen < upTo) ?? LENGTHS[0];
  const writer = new Writer(random, words);
  let topics: Topic[] = [];

  if (length.sentences[1] === 0) {
    writer.add(ONE_LINERS[feeling]);
    if (random.chance(0.3)) writer.add(CLOSINGS[feeling]);
  } else {
    if (length.sentences[1] > 3 || random.chance(0.35)) {
      writer.add('ageGroup' in words ? OPENINGS : OPENINGS_WITHOUT_AGE_GROUP);
    }
    const sentences = random.integer(length.sentences[0], length.sentences[1]);
    topics = topicsFor(random, ratings, overall, sentences);
    writer.addTopics(topics);
    if (length.sentences[1] > 3 ? random.chance(0.85) : random.chance(0.4)) writer.add(CLOSINGS[feeling]);
  }
  return {
    text: writer.text(length.paragraphs, feeling === 'excellent' && random.chance(0.25)),
    categories: topics.flatMap(({ category }) => category ?? []),
  };
}

/** The mean of a review's five ratings. */
export function overallRating(ratings: Ratings): number {
  return ratingTotalOf(ratings) / RATING_CATEGORIES.length;
}

/** What the review is about, praise first or criticism first, most strongly felt topics before the others. */
function topicsFor(random: Random, ratings: Ratings, overall: number, count: number): Topic[] {
  const byStrength = RATING_CATEGORIES.map((category) => ({
    category,
    phrases: TOPICS[category],
    feeling: feelingOf(ratings[category]),
    strength: Math.abs(ratings[category] - NEUTRAL_RATING) + random.next(),
  })).sort((a, b) => b.strength - a.strength);
  const clubLife = { category: null, phrases: CLUB_LIFE, feeling: feelingOf(overall) };
  const atHand: Topic[] = [...byStrength.slice(0, 2), clubLife, ...byStrength.slice(2), ...byStrength];
  const topics = atHand.slice(0, count);
  const praise = topics.filter(isPraise);
  const criticism = topics.filter((topic) => !isPraise(topic));
  return overall >= NEUTRAL_RATING ? [...praise, ...criticism] : [...criticism, ...praise];
}

function isPraise({ feeling }: Topic): boolean {
  return feeling === 'excellent' || feeling === 'good';
}

/** Collects the sentences of one review: none twice, no pronoun before the child has been mentioned. */
class Writer {
  private readonly sentences: string[] = [];
  private readonly used = new Set<Phrase>();
  private childMentioned = false;
  private readonly laterWords: Words;

  constructor(
    private readonly random: Random,
    private readonly words: Words,
  ) {
    this.laterWords = { ...words, Child: words.He ?? '' };
  }

  add(choices: readonly Phrase[], turn = ''): void {
    const phrase = this.choose(choices);
    if (phrase === undefined) return;
    this.used.add(phrase);
    // "My son" at the start of every other sentence is not how people write.
    const words = this.childMentioned && this.random.chance(0.75) ? this.laterWords : this.words;
    this.childMentioned ||= phrase.slots.has('child') || phrase.slots.has('Child');
    const sentence = phrase.say(this.random, words);
    this.sentences.push(turn === '' ? sentence : this.withTurn(turn, sentence));
  }

  addTopics(topics: readonly Topic[]): void {
    topics.forEach((topic, place) => {
      const before = topics[place - 1];
      const turns = before !== undefined && isPraise(before) !== isPraise(topic) && this.random.chance(0.65);
      const turn = turns ? this.random.pick(isPraise(topic) ? TURNS_TO_PRAISE : TURNS_TO_CRITICISM) : '';
      this.add(topic.phrases[topic.feeling], turn);
    });
  }

  text(paragraphs: number, excited: boolean): string {
    const perParagraph = Math.ceil(this.sentences.length / paragraphs);
    const blocks: string[] = [];
    for (let start = 0; start < this.sentences.length; start += perParagraph) {
      blocks.push(this.sentences.slice(start, start + perParagraph).join(' '));
    }
    const text = blocks.join('\n\n').replace(/ +([.,;])/g, '$1');
    return excited ? text.replace(/\.$/, '!') : text;
  }

  /** Starts anywhere in the list and takes the first phrase that fits, so that choosing always ends. */
  private choose(choices: readonly Phrase[]): Phrase | undefined {
    const start = this.random.integer(0, choices.length - 1);
    for (let step = 0; step < choices.length; step += 1) {
      const phrase = choices[(start + step) % choices.length];
      if (phrase !== undefined && this.fits(phrase)) return phrase;
    }
    return undefined;
  }

  private fits(phrase: Phrase): boolean {
    if (this.used.has(phrase)) return false;
    const { slots } = phrase;
    for (const slot of slots) {
      if (!(slot in this.words)) return false;
    }
    if (this.childMentioned || slots.has('child') || slots.has('Child')) return true;
    return !slots.has('he') && !slots.has('him') && !slots.has('his');
  }

  private withTurn(turn: string, sentence: string): string {
    const startsWithName = [this.words.club, this.words.town, this.words.ground].some(
      (name) => name !== undefined && sentence.startsWith(name),
    );
    if (startsWithName || WORDS_THAT_KEEP_THEIR_CAPITAL.test(sentence)) return turn + sentence;
    return turn + sentence.charAt(0).toLowerCase() + sentence.slice(1);
  }
}
