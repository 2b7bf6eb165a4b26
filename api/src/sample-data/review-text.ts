import { UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { getRatingTotal, getStars } from '@club-reviews/domain/ratings';
import type { SampleClub } from './clubs.js';
import type { Random } from './random.js';
import type { Ratings } from './review-ratings.js';
import { getNames, getPatterns, pickAny, withWords } from './sentences.js';

const TOPICS = [...RATING_CATEGORIES, 'club-life'] as const;
type Topic = (typeof TOPICS)[number];
/** How many topics a review has, as often as it's listed here. */
const LENGTHS = [1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6];
const ONE_PARAGRAPH = 5;
/** There are sentences for two, three, four and five stars. */
const FEWEST_STARS = 2;
const ALL_STARS = [FEWEST_STARS, 3, 4, 5];

/** Writes a review that matches its ratings, praise first unless it's a complaint, and the club's reply to it. */
export function writeReview(random: Random, club: SampleClub, ageGroup: string, ratings: Ratings) {
  const overall = getStars(getRatingTotal(ratings));
  const stars = (topic: Topic): number => (topic === 'club-life' ? overall : ratings[topic]);
  const about = (list: string, rating: number): string =>
    pickAny(random, `${list}${Math.max(FEWEST_STARS, rating)}`);
  const words = getWords(random, club, ageGroup);
  const topics = random
    .shuffled(TOPICS)
    .slice(0, random.pick(LENGTHS))
    .sort((a, b) => (overall > 2 ? stars(b) - stars(a) : stars(a) - stars(b)));
  const sentences = topics.map((topic) => about(topic, stars(topic)));
  if (topics.length > 1 && random.chance(0.6)) sentences.unshift(pickAny(random, 'opening'));
  if (topics.length < 2 || random.chance(0.6)) sentences.push(about('closing', overall));

  if (sentences.length > ONE_PARAGRAPH) sentences.splice(Math.ceil(sentences.length / 2), 0, '\n\n');
  const whole = sentences.join(' ').replace(' \n\n ', '\n\n');
  const afterChild = whole.search(/\{child\}/i) + 1;
  // "My son" at the start of every other sentence isn't how people write.
  const text = whole.slice(0, afterChild) + whole.slice(afterChild).replaceAll('{Child}', '{He}');
  const reply = (): string => withWords(replyTo(random, overall, ratings, topics), words);
  return { text: withWords(text, words), reply };
}

/**
 * Recognises every text that {@link writeReview} can write about a club, whatever its number and ratings were: how much
 * was loaded isn't stored.
 */
export function toReviewPattern(club: SampleClub): RegExp {
  const toLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const toChoice = (texts: readonly string[]): string => `(?:${texts.join('|')})`;
  const child = toChoice([...getNames('boy'), ...getNames('girl')].map(toLiteral));
  const words: Record<string, string> = {
    ...{ child, Child: `(?:${child}|s?he)`, he: 's?he', him: '(?:him|her)', his: '(?:his|her)' },
    ...{ club: toLiteral(club.name), town: toLiteral(club.town), ground: toLiteral(club.homeGround) },
    ageGroup: '(?:juniors|U\\d+s|under-\\d+s)',
  };
  const toPattern = (text: string): string =>
    text
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 1 ? words[part] : toLiteral(part)))
      .join('');
  const lists = [...TOPICS, 'closing'].flatMap((list) => ALL_STARS.map((stars) => `${list}${stars}`));
  const sentences = ['opening', ...lists]
    .flatMap((list) => getPatterns(list))
    .map((parts) => parts.map((choices) => toChoice(choices.map(toPattern))).join(''));
  const sentence = toChoice(sentences);
  // The look-ahead keeps what it matched, so that another text is given up at once.
  return new RegExp(`^(?:(?=(${sentence}(?: |\\n\\n|$)))\\1)+$`, 'i');
}

function replyTo(random: Random, overall: number, ratings: Ratings, topics: readonly Topic[]): string {
  const rated = topics.filter((topic) => topic !== 'club-life');
  const topic = rated.length > 0 ? random.pick(rated) : null;
  const parts = [overall > 3 ? 'thanks' : overall > 2 ? 'balanced' : 'sorry'];
  if (topic !== null) parts.push(`${ratings[topic] > 3 ? 'pleased' : 'working'}-${topic}`);
  if (random.chance(0.75)) parts.push(overall > 2 ? 'farewell' : 'open-door');
  return parts.map((list) => pickAny(random, list)).join(' ');
}

/** The words that one reviewer's sentences share. */
function getWords(random: Random, club: SampleClub, ageGroup: string): Record<string, string> {
  const isGirl = random.chance(club.sport.startsWith('Girls') ? 1 : 0.3);
  const child = pickAny(random, isGirl ? 'girl' : 'boy');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const [he, him, his] = isGirl ? (['she', 'her', 'her'] as const) : (['he', 'him', 'his'] as const);
  const team = random.chance(0.5) ? ageGroup : ageGroup.replace('U', 'under-');
  return {
    ...{ child, Child: capital(child), he, He: capital(he), him, his },
    ...{ club: club.name, town: club.town, ground: club.homeGround },
    ageGroup: ageGroup === UNDISCLOSED_AGE_GROUP ? 'juniors' : team,
  };
}
