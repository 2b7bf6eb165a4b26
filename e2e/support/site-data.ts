import { apiUrl } from './test';

/** The parts of a club in a list that tests need. */
export interface ListedClub {
  id: number;
  name: string;
  slug: string;
  location: string;
  description: string;
  overallRating: number;
  reviewCount: number;
  imageUrl: string | null;
}

/** A club found by a postcode search. */
export interface FoundClub extends ListedClub {
  latitude: number | null;
  distanceMiles: number;
}

/** The parts of a club's own page that tests need. */
export interface ClubFacts extends ListedClub {
  aiSummary: string | null;
  ageGroups: { ageGroup: string; count: number }[];
  coachingRating: number;
}

/** The parts of a published review that tests need. */
export interface PublicReview {
  id: number;
  clubName: string;
  clubSlug: string;
  reviewText: string;
  ageGroup: string;
  overallRating: string;
  responseText: string | null;
}

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
export async function mostReviewedClub(base?: string): Promise<ClubFacts> {
  const clubs = await allClubs(base);
  const { slug } = clubs.reduce((most, club) => (club.reviewCount > most.reviewCount ? club : most));
  return fromApi<ClubFacts>(`/clubs/${slug}`, base);
}
