import { generatedPersonalApi } from '../api/generated-personal';
import type { ClubDetail, FoundClubs, SearchOutcome } from '../api/types';

/** A page of search results: the home page, and the other pages of the directory. */
const SEARCH_PAGE = /^\/(?:browse-[^/]*)?$/;
const CLUB_PAGE = /^\/clubs\/([^/]+)\/?$/;

/** A response that was there before the page was opened. */
export interface EarlierAnswer {
  endpointName: string;
  /** Undefined if the call failed. */
  data: Promise<unknown>;
}

const dataOf = (answers: readonly EarlierAnswer[], name: string) =>
  answers.find(({ endpointName }) => endpointName === name)?.data;

/** What the api should count: "view=17" or "shown=3,8"; null for nothing. */
async function openingOf(pathname: string, prefetched: EarlierAnswer[], kept: EarlierAnswer[]) {
  const slug = CLUB_PAGE.exec(pathname)?.[1];
  if (slug !== undefined) {
    const club = (await dataOf([...prefetched, ...kept], 'getClub')) as ClubDetail | null | undefined;
    // An old address redirects to the current one, which counts.
    return club?.slug === slug ? `view=${club.id}` : null;
  }
  if (!SEARCH_PAGE.test(pathname)) return null;
  const answer = dataOf(prefetched, 'findClubs') ?? dataOf(prefetched, 'searchClubs');
  const found = (await answer) as FoundClubs | SearchOutcome | undefined;
  return found?.clubs.length ? `shown=${found.clubs.map(({ id }) => id).join(',')}` : null;
}

/**
 * Tells the api that a page was opened without fetching its responses; if that fails, the opening isn't counted. The
 * api counts by itself if the browser names the page in the call.
 * @param prefetched responses that no page has shown yet
 * @param kept responses from an earlier page; a club's page counts each visit, a list each fetch
 */
export async function countOpening(
  { dispatch }: { dispatch(action: unknown): unknown },
  pathname: string,
  prefetched: EarlierAnswer[],
  kept: EarlierAnswer[],
): Promise<void> {
  const opening = await openingOf(pathname, prefetched, kept);
  if (opening === null) return;
  dispatch(generatedPersonalApi.endpoints.countOpening.initiate({ body: { opening } }, { track: false }));
}
