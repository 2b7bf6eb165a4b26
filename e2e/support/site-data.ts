import { apiUrl } from './test';

/** A club in a list, as far as tests look at it. */
export interface ListedClub {
  id: number;
  name: string;
  slug: string;
  location: string;
  description: string;
  overallRating: number;
  reviewCount: number;
  leagues: string[];
  imageUrl: string | null;
}

/** A club that a postcode search found. */
export interface FoundClub extends ListedClub {
  latitude: number | null;
  distanceMiles: number;
}

/** A club's own page, as far as tests look at it. */
export interface ClubFacts extends ListedClub {
  aiSummary: string | null;
  ageGroups: { ageGroup: string; count: number }[];
  coachingRating: number;
  communicationRating: number;
  facilitiesRating: number;
  inclusivityRating: number;
  valueRating: number;
}

/** A published review, as far as tests look at it. */
export interface PublicReview {
  id: number;
  clubName: string;
  clubSlug: string;
  reviewText: string;
  ageGroup: string;
  overallRating: string;
  responseText: string | null;
}

/** What the api of the tested product answers, for tests that compare a page with it. */
export async function fromApi<Answer>(path: string, base = apiUrl()): Promise<Answer> {
  const answer = await fetch(`${base}/api${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** All clubs in the directory's order. */
export const allClubs = () => fromApi<ListedClub[]>('/clubs');

/** The first club that `isWanted`; throws when the sample data has none, since a test would then prove nothing. */
export async function clubWith(description: string, isWanted: (club: ListedClub) => boolean) {
  const club = (await allClubs()).find(isWanted);
  if (club === undefined) throw new Error(`The sample data has no club ${description}`);
  return club;
}

/** The club with the most reviews: it has every age group and more than one page of reviews. */
export async function mostReviewedClub(): Promise<ClubFacts> {
  const clubs = await allClubs();
  const { slug } = clubs.reduce((most, club) => (club.reviewCount > most.reviewCount ? club : most));
  return fromApi<ClubFacts>(`/clubs/${slug}`);
}
