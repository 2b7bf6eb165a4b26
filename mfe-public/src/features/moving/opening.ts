import type { PageCall } from '@club-reviews/shared-ui/platform';
import { generatedPersonalApi } from '../../api/generated-personal';
import type { ClubDetail, FoundClubs, SearchOutcome } from '../../api/types';

/** A page of search results: the home page, and the other pages of the directory. */
const SEARCH_PAGE = /^\/(?:browse-[^/]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/]+)\/?$/;

/** A call whose response means that opening its page counts something. */
export interface CountedCall {
  call: PageCall;
  /** What to tell the api: "view=17" or "shown=3,8"; null if the response counts nothing. */
  opening(value: unknown): string | null;
  /** Whether it counts each visit to the page, rather than once for each fetch. */
  isVisit: boolean;
}

const shown = (clubs: readonly { id: number }[] | undefined) =>
  clubs === undefined || clubs.length === 0 ? null : `shown=${clubs.map(({ id }) => id).join(',')}`;

/** The page's call that the api counts openings by; it does so itself if the browser names the page in the call. */
export function countedCall(pathname: string, calls: readonly PageCall[]): CountedCall | undefined {
  const find = (name: string) => calls.find(({ endpointName }) => endpointName === name);
  const slug = CLUB_PAGE.exec(pathname)?.[1];
  if (slug !== undefined) {
    const call = find('getClub');
    // An old address redirects to the current one, which counts.
    const opening = (value: unknown) => {
      const club = value as ClubDetail | null;
      return club?.slug === slug ? `view=${club.id}` : null;
    };
    return call && { call, opening, isVisit: true };
  }
  if (!SEARCH_PAGE.test(pathname)) return undefined;
  const call = find('findClubs') ?? find('searchClubs');
  const opening = (value: unknown) => shown((value as FoundClubs | SearchOutcome | undefined)?.clubs);
  return call && { call, opening, isVisit: false };
}

/** Tells the api that a page was opened without fetching its responses; if that fails, the opening isn't counted. */
export function tellOpening({ dispatch }: { dispatch(action: unknown): unknown }, opening: string): void {
  dispatch(generatedPersonalApi.endpoints.countOpening.initiate({ body: { opening } }, { track: false }));
}
