import { UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import { writeClubReply } from './club-reply.js';
import { DEMO_CLUB_INDEX, generateClubs, sampleClub } from './clubs.js';
import { Random } from './random.js';
import type { ClubStanding } from './review-ratings.js';
import { clubStanding, rateClub } from './review-ratings.js';
import { shareOutReviews } from './review-sizes.js';
import { writeReview } from './review-text.js';
import { reviewWords, TEAM_AGE_GROUPS } from './review-words.js';
import type { SampleClub, SampleReview } from './sample-types.js';

const CLUB_STREAM = 3;
const REVIEW_STREAM = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEARS_OF_REVIEWS_DAYS = 3 * 365;
/** Reviews not confirmed within 30 days are purged, so there can't be older ones. */
const UNCONFIRMED_WITHIN_DAYS = 24;
const UNMODERATED_WITHIN_DAYS = 45;
const UNDISCLOSED_SHARE = 0.06;

/** How often clubs reply: many never do, some now and then, a few nearly always. */
const REPLY_HABITS = [0, 0, 0.15, 0.2, 0.55];
const DEMO_CLUB_REPLIES = 0.4;

/**
 * Makes up reviews of the first `clubCount` sample clubs, club by club and newest first within a club. Every review is
 * made from its own seed, one at a time, so that any number of them fits in memory.
 * @param now the moment of loading; the reviews were written in the three years before it
 */
export function* generateReviews(count: number, clubCount: number, now: Date): Generator<SampleReview> {
  for (const { clubIndex, firstReview, reviews } of shareOutReviews(count, clubCount)) {
    if (reviews > 0) yield* reviewsOfClub(sampleClub(clubIndex, now), firstReview, reviews, now);
  }
}

function* reviewsOfClub(club: SampleClub, first: number, count: number, now: Date): Generator<SampleReview> {
  const random = Random.for(CLUB_STREAM, club.index);
  const standing = clubStanding(random);
  const replies = club.index === DEMO_CLUB_INDEX ? DEMO_CLUB_REPLIES : random.pick(REPLY_HABITS);
  const ageGroups = ageGroupsOf(random, club);
  for (let place = 0; place < count; place += 1) {
    const age = ((place + random.next()) / count) * YEARS_OF_REVIEWS_DAYS * DAY_MS;
    yield review(
      { random: Random.for(REVIEW_STREAM, first + place), club, standing, replies, ageGroups, age, now },
      first + place,
    );
  }
}

interface Circumstances {
  random: Random;
  club: SampleClub;
  standing: ClubStanding;
  replies: number;
  ageGroups: readonly string[];
  /** Milliseconds before now. */
  age: number;
  now: Date;
}

function review(
  { random, club, standing, replies, ageGroups, age, now }: Circumstances,
  number: number,
): SampleReview {
  const ageGroup = random.chance(UNDISCLOSED_SHARE) ? UNDISCLOSED_AGE_GROUP : random.pick(ageGroups);
  const ratings = rateClub(random, standing);
  const words = reviewWords(random, club, ageGroup);
  const written = writeReview(random, words, ratings);
  const createdAt = writtenAt(random, age, now);
  const isVerified = age > UNCONFIRMED_WITHIN_DAYS * DAY_MS || random.chance(0.55);
  const isApproved = isVerified && random.chance(age > UNMODERATED_WITHIN_DAYS * DAY_MS ? 0.94 : 0.6);
  const verifiedAt = isVerified ? soonAfter(random, createdAt, 20 * HOUR_MS, now) : null;
  const approvedAt =
    isApproved && verifiedAt !== null ? soonAfter(random, verifiedAt, 3 * DAY_MS, now) : null;
  const respondedAt =
    approvedAt !== null && random.chance(replies) ? soonAfter(random, approvedAt, 9 * DAY_MS, now) : null;
  return {
    clubIndex: club.index,
    authorEmail: `parent-${number + 1}@sample.example`,
    reviewText: written.text,
    ageGroup,
    ratings,
    isVerified,
    isApproved,
    responseText: respondedAt === null ? null : writeClubReply(random, words, ratings, written.categories),
    respondedAt,
    createdAt,
    verifiedAt,
    approvedAt,
  };
}

/**
 * Within a few days of the given age, mostly after work and school; never in the future. It always draws the same
 * number of random values, so the rest of the review doesn't depend on the time of day.
 */
function writtenAt(random: Random, age: number, now: Date): Date {
  const day = Math.floor((now.getTime() - age) / DAY_MS) * DAY_MS;
  const hour = random.chance(0.7) ? random.integer(17, 21) : random.integer(7, 22);
  const moment = day + hour * HOUR_MS + random.integer(0, HOUR_MS - 1);
  const minutesAgo = random.integer(1, 90);
  return new Date(moment < now.getTime() ? moment : now.getTime() - minutesAgo * MINUTE_MS);
}

function soonAfter(random: Random, moment: Date, atMost: number, now: Date): Date {
  const later = moment.getTime() + Math.floor(random.next() * atMost);
  return new Date(Math.min(later, now.getTime()));
}

/** Some of a club's age groups write more reviews than others. */
function ageGroupsOf(random: Random, club: SampleClub): string[] {
  const named = club.teams.map((team) => /^U\d+s/.exec(team)?.[0]);
  const own = TEAM_AGE_GROUPS.filter((ageGroup) => named.length === 0 || named.includes(ageGroup));
  const favourites = random.shuffled(own).slice(0, 3);
  return [...own, ...favourites, ...favourites];
}

/** Makes up clubs together with their reviews: one club at a time, its newest review first. */
export function* sampleClubsWithReviews(
  reviewCount: number,
  clubCount: number,
  now: Date,
): Generator<{ club: SampleClub; reviews: SampleReview[] }> {
  const allReviews = generateReviews(reviewCount, clubCount, now);
  let next = allReviews.next();
  for (const club of generateClubs(clubCount, now)) {
    const reviews: SampleReview[] = [];
    for (; !next.done && next.value.clubIndex === club.index; next = allReviews.next())
      reviews.push(next.value);
    reviews.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    yield { club, reviews };
  }
}
