import type { ClubSession } from '../../src/model/clubs/club-session.entity.js';
import { Club } from '../../src/model/clubs/club.entity.js';
import { normaliseSearchText } from '../../src/model/clubs/search-text.js';
import type { Database } from '../../src/platform/database/database.js';
import { getPlaceKey, SeasonSlot } from '../../src/model/reviews/season-slot.js';
import { Review } from '../../src/model/reviews/review.entity.js';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';
import { invalidateEveryClub } from '../../src/model/clubs/club-versions.js';
import { recountStoredValues } from '../../src/model/reviews/recount.js';

/** A club to store, with its reviews; anything the test doesn't care about is filled in. */
export type ClubSeed = Partial<Club> & { name: string; reviews?: Partial<Review>[] };

const FIRST_MOMENT = Date.UTC(2026, 0, 1, 9);
const HOUR_MS = 3_600_000;

/** E-mail addresses that must never appear in a response. */
export const CONTACT_EMAIL = 'secretary@club.example';

/** The same number of stars in every category. */
export const rated = (stars: number) => ({
  coachingRating: stars,
  communicationRating: stars,
  facilitiesRating: stars,
  inclusivityRating: stars,
  valueRating: stars,
});

let made = 0;

/** Stores clubs and their reviews and brings all stored values up to date; returns the clubs in the order given. */
export async function storeClubs(database: Database, seeds: ClubSeed[]): Promise<Club[]> {
  const clubs: Club[] = [];
  for (const { reviews = [], ...seed } of seeds) {
    const club = await database.dataSource.manager.save(Club, clubFrom(seed));
    clubs.push(club);
    const stored = await database.dataSource.manager.save(
      Review,
      reviews.map((review) => reviewFrom(club.id, review) as Review),
    );
    await database.dataSource.manager.save(
      SeasonSlot,
      stored
        .filter(({ isVerified }) => isVerified)
        .map(({ id, ...review }) => ({ ...getPlaceKey(review), reviewId: id })),
    );
  }
  await recountStoredValues(database);
  await database.transactions.runInTransaction((manager) => Promise.resolve(invalidateEveryClub(manager)));
  return clubs;
}

function clubFrom(seed: ClubSeed): Partial<Club> {
  const location = seed.location ?? 'Leeds';
  return {
    slug: seed.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    searchName: normaliseSearchText(seed.name),
    searchLocation: normaliseSearchText(location),
    location,
    sport: 'Football',
    description: `${seed.name} welcomes everybody.`,
    leagues: ['Sunday League'],
    teams: [],
    photos: [],
    contactEmail: CONTACT_EMAIL,
    createdAt: new Date(FIRST_MOMENT),
    updatedAt: new Date(FIRST_MOMENT),
    ...seed,
  };
}

/** A verified, approved review with four stars everywhere; each one an hour newer than the previous one. */
function reviewFrom(clubId: number, seed: Partial<Review>): Partial<Review> {
  made += 1;
  const review = {
    clubId,
    authorEmailHash: made.toString(16).padStart(64, '0'),
    authorEmailEncrypted: `parent${made}@home.example`,
    reviewText: `Review number ${made}: our child loves the training.`,
    ageGroup: 'U10s',
    ...rated(4),
    isVerified: true,
    isApproved: true,
    isHeld: false,
    season: 2025,
    createdAt: new Date(FIRST_MOMENT + made * HOUR_MS),
    ...seed,
  };
  return {
    ...review,
    ratingTotal:
      review.coachingRating +
      review.communicationRating +
      review.facilitiesRating +
      review.inclusivityRating +
      review.valueRating,
    isVisible: isPubliclyVisible(review, 'verified'),
  };
}

/** A session to try of a club, once, and not over for a long time. */
export function sessionFor(clubId: number) {
  return {
    ...{ clubId, kind: 'taster', category: 'mixed', costPence: 0, state: 'on', revision: 1 },
    ...{ startsOn: '2090-01-01', lastOn: '2090-01-01', startTime: '10:00', endTime: '11:00' },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  } satisfies Partial<ClubSession>;
}
