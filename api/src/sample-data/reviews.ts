import { TEAM_AGE_GROUPS, UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import type { SampleClub } from './clubs.js';
import { DEMO_CLUB_INDEX, sampleClub } from './clubs.js';
import { Random } from './random.js';
import { clubStanding, rateClub } from './review-ratings.js';
import { writeReview } from './review-text.js';

const SIZE_STREAM = 2;
const CLUB_STREAM = 3;
const REVIEW_STREAM = 4;

/** How many reviews clubs get when the total is about ten a club: the share of clubs, and the range. */
const SIZES = [
  { upTo: 0.05, least: 0, most: 0 },
  { upTo: 0.1, least: 1, most: 1 },
  { upTo: 0.14, least: 2, most: 2 },
  { upTo: 0.82, least: 5, most: 12 },
  { upTo: 0.985, least: 13, most: 25 },
  { upTo: 1, least: 60, most: 90 },
] as const;
const DEMO_CLUB_WEIGHT = 64;
/** In large sets a very few clubs gather hundreds of times as many reviews as the rest. */
const GIANT_EVERY = 997;
const GIANT_WEIGHT = 600;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_OF_REVIEWS = 3 * 365;
/** Reviews not confirmed within 30 days are purged, so there can't be older ones. */
const UNCONFIRMED_WITHIN_DAYS = 24;
/** Moderators have read everything older. */
const UNMODERATED_WITHIN_DAYS = 12;
const UNMODERATED_SHARE = 0.9;
/** The site grows: its last months have more reviews than its first. */
const GROWTH = 1.3;
const UNDISCLOSED_SHARE = 0.06;

/** How often clubs reply: many never do, some now and then, a few nearly always. */
const REPLY_HABITS = [0, 0, 0.15, 0.2, 0.55];
const DEMO_CLUB_REPLIES = 0.4;

/** An invented review of a sample club. */
export type SampleReview = ReturnType<typeof getReviews>[number];

/**
 * Makes up clubs with their reviews, one club at a time, so that any number of them fits in memory; a club's newest
 * review comes first. Most clubs get a handful, some none, a few very many. The parts add up to `reviewCount`, because
 * each club gets the difference of two rounded running totals.
 * @param now the moment of loading; the reviews were written in the three years before it
 */
export function* sampleClubsWithReviews(
  reviewCount: number,
  clubCount: number,
  now: Date,
): Generator<{ club: SampleClub; reviews: SampleReview[] }> {
  let total = 0;
  for (let index = 0; index < clubCount; index += 1) total += getWeight(index);
  let [running, first] = [0, 0];
  for (let index = 0; index < clubCount; index += 1) {
    running += getWeight(index);
    const next = Math.floor((running * reviewCount) / total);
    const club = sampleClub(index, now);
    yield { club, reviews: getReviews(club, first, next - first, now) };
    first = next;
  }
}

function getWeight(clubIndex: number): number {
  if (clubIndex === DEMO_CLUB_INDEX) return DEMO_CLUB_WEIGHT;
  if (clubIndex % GIANT_EVERY === GIANT_EVERY - 1) return GIANT_WEIGHT;
  const random = Random.for(SIZE_STREAM, clubIndex);
  const chosen = random.next();
  const { least, most } = SIZES.find(({ upTo }) => chosen < upTo) ?? SIZES[0];
  return random.integer(least, most);
}

function getReviews(club: SampleClub, first: number, count: number, now: Date) {
  const ofClub = Random.for(CLUB_STREAM, club.index);
  const standing = clubStanding(ofClub);
  const replies = club.index === DEMO_CLUB_INDEX ? DEMO_CLUB_REPLIES : ofClub.pick(REPLY_HABITS);
  const ageGroups = getAgeGroups(ofClub, club);
  const reviews = Array.from({ length: count }, (_, place) => {
    const age = ((place + ofClub.next()) / count) ** GROWTH * DAYS_OF_REVIEWS;
    const random = Random.for(REVIEW_STREAM, first + place);
    const ageGroup = random.chance(UNDISCLOSED_SHARE) ? UNDISCLOSED_AGE_GROUP : random.pick(ageGroups);
    const ratings = rateClub(random, standing);
    const createdAt = writtenAt(random, age, now);
    const soonAfter = (moment: Date, days: number): Date =>
      new Date(Math.min(moment.getTime() + Math.floor(random.next() * days * DAY_MS), now.getTime()));
    const isVerified = age > UNCONFIRMED_WITHIN_DAYS || random.chance(0.53);
    const isApproved = isVerified && random.chance(age > UNMODERATED_WITHIN_DAYS ? 1 : 1 - UNMODERATED_SHARE);
    const verifiedAt = isVerified ? soonAfter(createdAt, 0.8) : null;
    const approvedAt = isApproved && verifiedAt !== null ? soonAfter(verifiedAt, 3) : null;
    const respondedAt = approvedAt !== null && random.chance(replies) ? soonAfter(approvedAt, 9) : null;
    const { text, reply } = writeReview(random, club, ageGroup, ratings);
    return {
      authorEmail: `parent-${first + place + 1}@sample.example`,
      reviewText: text,
      responseText: respondedAt === null ? null : reply(),
      ...{ clubIndex: club.index, ageGroup, ratings, isVerified, isApproved },
      ...{ createdAt, verifiedAt, approvedAt, respondedAt },
    };
  });
  return reviews.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Some of a club's age groups write more reviews than others. */
function getAgeGroups(random: Random, club: SampleClub): string[] {
  const named = club.teams.map((team) => /^U\d+s/.exec(team)?.[0]);
  const own = TEAM_AGE_GROUPS.filter((ageGroup) => named.length === 0 || named.includes(ageGroup));
  const favourites = random.shuffled(own).slice(0, 3);
  return [...own, ...favourites, ...favourites];
}

/**
 * Within a few days of so many days ago, mostly after work and school; never in the future. It always draws the same
 * number of random values, so the rest of the review doesn't depend on the time of day.
 */
function writtenAt(random: Random, days: number, now: Date): Date {
  const day = Math.floor(now.getTime() / DAY_MS - days) * DAY_MS;
  const hour = random.chance(0.7) ? random.integer(17, 21) : random.integer(7, 22);
  const moment = day + hour * HOUR_MS + random.integer(0, HOUR_MS - 1);
  const minutesAgo = random.integer(1, 90);
  return new Date(moment < now.getTime() ? moment : now.getTime() - minutesAgo * 60_000);
}
