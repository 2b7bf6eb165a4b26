import type { ClubsPage, Facets, FoundClub, FoundClubs } from '../../api/types';

/** A club in the results; only a search says more than the directory. */
export type ListedClub = ClubsPage['clubs'][number] & Partial<Pick<FoundClub, 'matching' | 'categoryRating'>>;

/** One page of clubs: of a search, or of the whole directory, which has no place and no counts for filters. */
export type ClubResults = Omit<FoundClubs, 'clubs' | 'facets'> & {
  clubs: ListedClub[];
  facets: Facets | undefined;
};

/** A page of the directory as results. */
export function toResults(page: ClubsPage): ClubResults {
  return {
    ...page,
    place: null,
    placeNotFound: false,
    similar: false,
    nearby: null,
    nearest: [],
    wider: null,
    unlisted: 0,
    facets: undefined,
  };
}
