import { change } from '@club-reviews/releases/change';
import { rollBack } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publishAndRelease } from '@club-reviews/releases/publish';
import { asDemoClub, asModerator, asVisitor } from '../support/api-calls';
import type { Caller } from '../support/api-calls';
import { changedRelease } from '../support/changed-release';
import { startInstances } from '../support/instances';
import type { Instances } from '../support/instances';
import { randomChanges } from '../support/random-changes';
import { fromApi } from '../support/site-data';
import type { ClubFacts, FoundClub } from '../support/site-data';
import { answerTest as test, expect } from '../support/test';
import { mailedLink, sendReview } from '../support/written-review';

/** Changes tried at random; `EXACT_CHANGES=1000` tries more. */
const CHANGES = Number(process.env.EXACT_CHANGES || 40);
const EMAIL = 'exact@example.org';
const FIRST_WORDS = 'Every child gets a game, and the coaches explain things.';
const SECOND_WORDS = 'Every child gets a game, and the coaches say why they change a team.';
const REPLY = 'Thank you, we’ve passed this on to all our coaches.';

// They share one site, and change what everybody sees.
test.describe.configure({ mode: 'default', timeout: 300_000 + CHANGES * 6000 });

let site: Instances;
let moderator: Caller;
let demoClub: Caller;
let club: ClubFacts;

test.beforeAll(async () => {
  site = await startInstances();
  const [api] = site.apis;
  moderator = await asModerator(api);
  demoClub = await asDemoClub(api);
  const { club: own } = await demoClub<{ club: { slug: string } }>(api, 'GET', '/club-admin/dashboard');
  club = await asVisitor<ClubFacts>(api, 'GET', `/clubs/${own.slug}`);
});
test.afterAll(() => site?.remove());

/**
 * A page as rendered, with its status; redirects are reported, not followed. A shell that's short of CPU refuses pages for
 * some seconds, or leaves their main area to the browser.
 */
async function page(url: string, path: string, redirect: RequestRedirect = 'manual') {
  for (;;) {
    const answer = await fetch(url + path, { headers: { Accept: 'text/html' }, redirect });
    const html = await answer.text();
    if (answer.status !== 503 && (answer.status !== 200 || html.includes('<h1')))
      return `${answer.status} ${answer.headers.get('location') ?? ''}\n${html}`;
  }
}

/** Where two pages start to differ, short enough to read. */
function firstDifference(one: string, other: string) {
  if (one === other) return undefined;
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80));
}

/**
 * Requests a page from a shell between two freshly rendered ones. If those differ, a job or the end of an hour has
 * changed the page meanwhile, and it's requested again.
 */
async function staleness(url: string, path: string) {
  for (;;) {
    const before = await page(site.uncached, path);
    const kept = await page(url, path);
    if (kept === before) return undefined;
    if ((await page(site.uncached, path)) === before) return firstDifference(kept, before);
  }
}

/** What a visitor reads: without the data embedded in the page. */
const words = (html: string) => html.replace(/<script[^]*?<\/script>/g, '');

/** Requests pages from both shells, which then cache them. */
async function visit(...paths: string[]) {
  for (const url of [...site.shells, ...site.shells])
    for (const path of paths) expect(await page(url, path)).toContain('</html>');
}

/** Makes a change through one of the apis, and checks the next pages of both shells. */
async function changes(paths: string[], change: () => Promise<unknown>, look: (html: string) => void) {
  await visit(...paths);
  await change();
  for (const path of paths)
    for (const url of site.shells)
      await test.step(`${path} of ${url}`, async () => look(await page(url, path, 'follow')));
}

test('a search finds the same clubs in the same order as on SQLite', async () => {
  const search = '/clubs/search?postcode=LS6&radiusMiles=3';
  const found = await asVisitor<FoundClub[]>(site.apis[0], 'GET', search);
  const expected = await fromApi<FoundClub[]>(search);
  expect(found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});

test('each change to a review is on the next page, on every instance', async () => {
  const [one, other] = site.apis;
  const paths = [`/clubs/${club.slug}`, '/all-reviews'];
  const has = (text: string) => (html: string) => expect(words(html).includes(text), text).toBe(true);
  const lacks = (text: string) => (html: string) => expect(words(html).includes(text), text).toBe(false);
  const tokenOf = (link: string) => ({
    token: new URLSearchParams(new URL(link).hash.slice(1)).get('token')!,
  });

  await sendReview(one, { clubId: club.id, email: EMAIL, text: FIRST_WORDS, stars: 4 });
  const confirmation = tokenOf(await mailedLink(site.mailServer, EMAIL, '/verify-review'));
  await changes(paths, () => asVisitor(other, 'POST', '/reviews/verify', confirmation), has(FIRST_WORDS));

  const [newest] = await asVisitor<{ id: number }[]>(one, 'GET', `/clubs/${club.slug}/reviews?limit=1`);
  const id = newest!.id;
  await asVisitor(one, 'POST', '/reviews/mine/links', { email: EMAIL });
  const own = tokenOf(await mailedLink(site.mailServer, EMAIL, '/my-review', 2));
  const edit = {
    ...own,
    ageGroup: 'U10s',
    coachingRating: 3,
    communicationRating: 4,
    facilitiesRating: 4,
    inclusivityRating: 4,
    valueRating: 4,
    reviewText: SECOND_WORDS,
  };
  await changes(paths, () => asVisitor(other, 'POST', '/reviews/mine/edit', edit), has(SECOND_WORDS));

  await changes(paths, () => moderator(one, 'POST', `/reviews/${id}/approve`, {}), has(SECOND_WORDS));
  const reply = { responseText: REPLY };
  await changes(
    paths.slice(0, 1),
    () => demoClub(one, 'POST', `/club-admin/reviews/${id}/respond`, reply),
    has(REPLY),
  );
  const reason = { reason: 'Names a child' };
  await changes(
    paths.slice(0, 1),
    () => moderator(other, 'DELETE', `/admin/reviews/${id}/response`, reason),
    lacks(REPLY),
  );
  await changes(paths, () => moderator(one, 'DELETE', `/reviews/${id}`, reason), lacks(SECOND_WORDS));
  const [removed] = await moderator<{ id: number }[]>(one, 'GET', '/admin/removed-reviews?limit=1');
  await changes(
    paths,
    () => moderator(other, 'POST', `/admin/removed-reviews/${removed!.id}/restore`, reason),
    has(SECOND_WORDS),
  );
});

test('a club’s new name is on the next page, on every instance', async () => {
  const name = 'Thirteen Oaks Rovers';
  await changes(
    [`/clubs/${club.slug}`, '/browse-clubs?q=oaks', `/compare?clubs=${club.slug}`],
    () => moderator(site.apis[1], 'PATCH', `/admin/clubs/${club.id}`, { name }),
    (html) => expect(words(html).includes(name), name).toBe(true),
  );
});

test('a release and its roll-back are on the next page, on every instance', async () => {
  const release = changedRelease('mfe-public', '9.9.9-exact', (code) =>
    code.replaceAll('Browse All Clubs', 'Every Single Club'),
  );
  const store = openFolderStore(site.storeFolder);
  try {
    await changes(
      ['/browse-clubs', '/faq'],
      () => publishAndRelease(store, 'e2e', release.folder),
      (html) => expect(html).toContain('9.9.9-exact'),
    );
    await changes(
      ['/browse-clubs', '/faq'],
      () => change(store, 'e2e', rollBack('mfe_public')),
      (html) => expect(html).not.toContain('9.9.9-exact'),
    );
  } finally {
    release.remove();
  }
});

test(`${CHANGES} changes at random: kept pages equal those that are rendered`, async () => {
  const changer = await randomChanges(site, { moderator, demoClub });
  const counts = new Map<string, number>();
  for (let number = 1; number <= CHANGES; number += 1) {
    const { name, paths } = await changer.change();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const path of paths)
      for (const url of site.shells)
        expect(
          await staleness(url, path),
          `${path} of ${url} after change ${number}, ${name} (seed ${changer.seed})`,
        ).toBeUndefined();
  }
  console.log(`Changes (seed ${changer.seed}):`, Object.fromEntries(counts));
});
