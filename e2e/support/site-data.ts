import type { ClubDetail, ListedClub, Review } from '../../mfe-public/src/api/types';
import { apiUrl } from './test';

export type { ClubDetail as ClubFacts, ListedClub, Review as PublicReview };

/** A club found by a postcode search. */
export type FoundClub = ListedClub & { distanceMiles: number };

/** The tested product's api responses, for tests that compare a page with them. */
export async function fromApi<Answer>(path: string, base = apiUrl()): Promise<Answer> {
  const answer = await fetch(`${base}/api${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** All clubs in directory order. */
export const allClubs = (base?: string) => fromApi<ListedClub[]>('/clubs', base);

/** The first club that `isWanted`; throws if the sample data has none, since a test would then prove nothing. */
export async function clubWith(description: string, isWanted: (club: ListedClub) => boolean) {
  const club = (await allClubs()).find(isWanted);
  if (club === undefined) throw new Error(`The sample data has no club ${description}`);
  return club;
}

/** The club with the most reviews: it has every age group and more than one page of reviews. */
export async function mostReviewedClub(base?: string): Promise<ClubDetail> {
  const clubs = await allClubs(base);
  const { slug } = clubs.reduce((most, club) => (club.reviewCount > most.reviewCount ? club : most));
  return fromApi<ClubDetail>(`/clubs/${slug}`, base);
}
