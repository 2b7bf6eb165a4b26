import type { APIResponse } from '@playwright/test';
import { getHead, renderedPage } from '../support/first-response';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts, FoundClub, ListedClub, PublicReview } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** Texts as written in HTML. */
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');

/** All JSON-LD in a document. Throws if a block isn't JSON. */
function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
}

const SHARED_TAGS = [
  'title',
  'description',
  'canonical',
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'twitter:card',
  'twitter:title',
  'twitter:description',
];

function expectSharedTags(html: string) {
  const facts = getHead(html);
  for (const name of SHARED_TAGS) expect(facts.get(name), name).toBeTruthy();
  return facts;
}

async function toText(answer: APIResponse) {
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
  return answer.text();
}

test.describe('the first response', () => {
  test('of a club page contains the club and its first three reviews', async ({ request }) => {
    const club = await mostReviewedClub();
    const reviews = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?limit=3`);
    const html = await toText(await renderedPage(request, `/clubs/${club.slug}`));
    const body = html.slice(html.indexOf('<body>'), html.indexOf('id="boot-data"'));
    for (const text of [club.name, club.description, ...reviews.map(({ reviewText }) => reviewText)]) {
      expect(body).toContain(inHtml(text));
    }
  });

  test('of the home page contains recent reviews and says that the site can be searched', async ({
    request,
  }) => {
    const reviews = await fromApi<PublicReview[]>('/reviews/recent?limit=24');
    const html = await toText(await renderedPage(request, '/'));
    const shown = reviews.filter(({ reviewText }) => html.includes(inHtml(reviewText)));
    expect(shown.length).toBe(6);
    const facts = expectSharedTags(html);
    expect(facts.get('title')).toBe('Youth Football Club Reviews');
    const [site] = structuredData(html);
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
  });

  test('of a search contains its results and is not indexed', async ({ request }) => {
    const clubs = await fromApi<FoundClub[]>('/clubs/search?postcode=LS6&radiusMiles=3');
    const html = await toText(await renderedPage(request, '/?postcode=LS6&radiusMiles=3'));
    for (const { name } of clubs) expect(html).toContain(inHtml(name));
    expect(getHead(html).get('robots')).toContain('noindex');
  });

  test('of the directory contains its clubs and the links to its pages', async ({ request }) => {
    const { clubs } = await fromApi<{ clubs: ListedClub[] }>('/clubs/paginated?page=2&pageSize=20');
    const answer = await renderedPage(request, '/browse-clubs?page=2');
    const html = await toText(answer);
    for (const { name, slug } of clubs) {
      expect(html).toContain(inHtml(name));
      expect(html).toContain(`href="/clubs/${slug}"`);
    }
    expect(html).toContain('href="/browse-clubs?page=3"');
    expect(expectSharedTags(html).get('canonical')).toBe(new URL('/browse-clubs?page=2', answer.url()).href);
  });

  for (const [path, call, canonical] of [
    [
      '/browse-categories?category=value&sortBy=lowest',
      '/reviews/category/value?sortBy=lowest&limit=12',
      '/browse-categories?category=value',
    ],
    ['/browse-age/U12s?page=2', '/reviews/age/U12s?limit=12&page=2', '/browse-age/U12s?page=2'],
    ['/all-reviews?age=U12s', '/reviews?ageGroup=U12s&limit=12', '/browse-age/U12s'],
  ] as const) {
    test(`of ${path} holds its reviews`, async ({ request }) => {
      const answer = await renderedPage(request, path);
      const html = await toText(answer);
      const body = html.slice(html.indexOf('<body>'), html.indexOf('id="boot-data"'));
      for (const { reviewText, clubSlug } of await fromApi<PublicReview[]>(call)) {
        expect(body).toContain(inHtml(reviewText));
        expect(body).toContain(`href="/clubs/${clubSlug}"`);
      }
      expect(expectSharedTags(html).get('canonical')).toBe(new URL(canonical, answer.url()).href);
    });
  }

  test('is not open to injection through the URL', async ({ request }) => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = await toText(await renderedPage(request, `/?sport=${encodeURIComponent(attack)}`));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and searched', async ({ page }) => {
    const clubs = await fromApi<FoundClub[]>('/clubs/search?postcode=LS6&radiusMiles=3');
    const [review] = await fromApi<PublicReview[]>('/reviews/recent?limit=6');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Find the Perfect Youth Football Club Across England',
    );
    await expect(
      page.getByRole('region', { name: 'Recent Parent Reviews' }).getByText(review!.reviewText),
    ).toBeVisible();
    await page.getByLabel('Town or postcode').fill('ls6');
    await page.getByLabel('Radius').selectOption('3 miles');
    await page.getByRole('button', { name: 'Search Clubs' }).click();
    const results = page.getByRole('region', { name: 'Clubs within 3 miles of LS6' });
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(clubs.map(({ name }) => name));
  });

  test('the directory can be read, searched and paged through', async ({ page }) => {
    await page.goto('/browse-clubs');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/browse-clubs?page=2');
    await expect(page.getByText(/^Showing 20 of 20 clubs on page 2 of/)).toBeVisible();
    await page.getByLabel('Club name, town or postcode').fill('juniors');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/browse-clubs\?q=juniors/);
    await expect(page.getByText(/^Found \d+ clubs matching "juniors"$/)).toBeVisible();
  });

  test('reviews by category can be chosen, filtered and read in full', async ({ page }) => {
    const [lowest] = await fromApi<PublicReview[]>(
      '/reviews/category/coaching?minRating=2&sortBy=lowest&limit=12',
    );
    await page.goto('/browse-categories');
    await page.getByRole('main').getByRole('link', { name: 'Coaching Quality' }).click();
    await page.getByRole('link', { name: 'Lowest rated' }).click();
    await page.getByLabel('Minimum rating').selectOption('2+');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/browse-categories?category=coaching&sortBy=lowest&minRating=2');
    const texts = page.getByRole('main').locator('[data-folded]');
    await expect(texts).toHaveCount(12);
    await expect(texts.first()).toHaveText(lowest!.reviewText);
    const isWhole = (text: Element) => text.scrollHeight <= text.clientHeight + 1;
    for (const text of await texts.all()) expect(await text.evaluate(isWhole)).toBe(true);
  });

  test('reviews by age group start with the youngest group that has any', async ({ page }) => {
    const [group] = await fromApi<{ ageGroup: string }[]>('/stats/age-groups');
    const [newest] = await fromApi<PublicReview[]>(`/reviews/age/${group!.ageGroup}?limit=1`);
    await page.goto('/browse-age');
    await expect(page.getByRole('main').getByText(newest!.reviewText)).toBeVisible();
    await page.getByRole('navigation', { name: 'Age groups' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/browse-age\/U\d+s$/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText(/^Showing 13 to 24 of/)).toBeVisible();
  });

  test('a club page shows the club and its reviews, more on request', async ({ page }) => {
    const club: ClubFacts = await mostReviewedClub();
    const reviews = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?limit=20`);
    await page.goto(`/clubs/${club.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
    const list = page.getByRole('region', { name: 'Parent reviews' }).locator('[id^="review-"]');
    await expect(list).toHaveCount(3);
    await expect(list.first()).toContainText(reviews[0]!.reviewText);
    await page.getByRole('link', { name: `All ${club.reviewCount} reviews` }).click();
    await expect(list).toHaveCount(10);
    await page.getByRole('link', { name: 'Load more reviews' }).click();
    await expect(list).toHaveCount(20);
  });
});

test.describe('the browser does not request what the server has already sent', () => {
  test('on pages without a budget of their own', async ({ page }) => {
    const { id, slug } = await mostReviewedClub();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    for (const path of [
      '/?postcode=LS6&radiusMiles=3',
      '/?postcode=ZZ99+9ZZ',
      '/browse-clubs?page=3',
      '/browse-categories?category=coaching',
      '/browse-age',
      '/all-reviews?age=U12s&page=2',
      `/clubs/${id}`,
      `/clubs/${slug}?age=U10s&team=girls&group=U12s&reviews=2`,
    ]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(calls.splice(0), path).toEqual([]);
    }
  });

  test('and the head says everything once, before and after a navigation', async ({ page }) => {
    const club = await mostReviewedClub();
    const headTags = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')].map(
          (tag) =>
            (tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.localName) +
            // One colour for each theme.
            (tag.getAttribute('media') ?? ''),
        ),
      );
    const expectEachOnce = () =>
      expect(async () => {
        const tags = await headTags();
        expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
        expect(tags).toEqual(
          expect.arrayContaining(['title', 'description', 'og:title', 'twitter:card', 'link']),
        );
      }).toPass({ timeout: 60_000 });
    await open(page, `/clubs/${club.slug}`);
    await expectEachOnce();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Browse clubs' })
      .click();
    await expect(page).toHaveTitle(/^Browse All Clubs/);
    await expectEachOnce();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(club.name.replace(/[^\w ]/g, '.')));
    await expectEachOnce();
  });
});
