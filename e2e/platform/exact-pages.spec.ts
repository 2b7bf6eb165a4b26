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
import type { FoundClub } from '../support/site-data';
import { answerTest as test, expect } from '../support/test';

/** Changes tried at random; `EXACT_CHANGES=1000` tries more. */
const CHANGES = Number(process.env.EXACT_CHANGES || 40);

// They share one site, and change what everybody sees.
test.describe.configure({ mode: 'default', timeout: 300_000 + CHANGES * 6000 });

let site: Instances;
let moderator: Caller;
let demoClub: Caller;

test.beforeAll(async () => {
  site = await startInstances();
  const [api] = site.apis;
  moderator = await asModerator(api);
  demoClub = await asDemoClub(api);
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
