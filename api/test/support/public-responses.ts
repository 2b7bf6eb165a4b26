import { DIRECTORY } from '../../src/model/clubs/club-versions.js';
import type { PageChanges } from '../../src/clubs/pages/page-changes.service.js';
import type { TestApi } from './test-api.js';

/** Calls of public pages that aren't about particular clubs. */
const DIRECTORY_CALLS = [
  '/stats',
  '/stats/age-groups',
  '/stats/reviews-by-month',
  '/stats/moderation-by-month',
  '/stats/review-handling',
  '/clubs',
  '/clubs/paginated',
  '/sitemap/clubs',
  '/sitemap/grounds',
  '/grounds/1002003',
  '/clubs/paginated?q=leeds&sort=rating',
  '/clubs/find?q=leeds',
  '/clubs/find?q=LS6&radius=20',
  '/clubs/find?age=U10s',
  '/clubs/search?location=leeds',
  '/clubs/search?sport=football',
  '/clubs/search?postcode=LS6&radius=20',
  '/reviews',
  '/reviews/recent',
  '/reviews/category/coaching',
  '/reviews/age/U10s',
];

/** A response, and the rows of `club_versions` that it says it changes with; null for the directory's. */
interface PublicResponse {
  status: number;
  body: string;
  clubs: number[] | null;
}

/** What public pages show at one moment, and its version. */
export interface PublicState {
  version: number;
  answers: Map<string, PublicResponse>;
}

/** What has changed since an earlier state. */
export interface PublicChange {
  /** How often the directory's version was raised. */
  times: number;
  clubs: number[] | null;
  /** The paths whose responses have changed. */
  paths: string[];
}

/** Reads everything that public pages show about these clubs and reviews; the version is read first, as for a page. */
export async function publicState(
  api: TestApi,
  { slugs, reviews }: { slugs: readonly string[]; reviews: readonly number[] },
): Promise<PublicState> {
  const { version } = await api.read<PageChanges>('/pages/changes');
  const paths = [
    ...DIRECTORY_CALLS,
    ...slugs.flatMap((slug) => [
      `/clubs/${slug}`,
      `/clubs/${slug}?include=page`,
      `/clubs/${slug}/reviews`,
      `/clubs/${slug}/review-handling`,
      `/clubs/${slug}/reviews?sortBy=lowest&stars=4`,
    ]),
    ...reviews.map((id) => `/reviews/${id}`),
  ];
  const answers = await Promise.all(
    paths.map(async (path): Promise<[string, PublicResponse]> => {
      const answer = await api.call(path);
      const clubs = answer.headers.get('x-page-clubs')?.split(',').map(Number) ?? null;
      return [path, { status: answer.status, body: await answer.text(), clubs }];
    }),
  );
  return { version, answers: new Map(answers) };
}

/**
 * What has changed between two states. Fails if a response differs between the first and the second although nothing
 * that it says it changes with was recorded: a cached page would be out of date.
 */
export async function publicChange(
  api: TestApi,
  before: PublicState,
  after: PublicState,
): Promise<PublicChange> {
  const { clubs } = await api.read<PageChanges>(`/pages/changes?since=${before.version}`);
  const noted = new Set(clubs ?? []);
  const paths = [...before.answers].filter(([path, answer]) => {
    const now = after.answers.get(path);
    return answer.status !== now?.status || answer.body !== now.body;
  });
  const stale = paths.filter(([, answer]) => {
    const keeps = answer.clubs ?? [DIRECTORY];
    if (after.version === before.version) return true;
    return answer.clubs !== null && clubs !== null && !keeps.some((id) => noted.has(id));
  });
  expect(stale.map(([path]) => path)).toEqual([]);
  return { times: after.version - before.version, clubs, paths: paths.map(([path]) => path) };
}
