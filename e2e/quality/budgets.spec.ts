import type { Page, Request } from '@playwright/test';
import { CLUB_BUDGETS, RENDERED_OF_TWENTY, STEPS } from '../support/budgets';
import { startShell } from '../support/shell-process';
import { allClubs } from '../support/site-data';
import { answerTest, expect, open, test } from '../support/test';
import { startUnsteadyServer } from '../support/unsteady-server';

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Collects all the page's requests into the returned list. */
function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => void requests.push(request));
  return requests;
}

async function weigh(requests: Request[]) {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const kilobytes = (types?: string[]) =>
    sizes.filter(({ type }) => types?.includes(type) ?? true).reduce((sum, { bytes }) => sum + bytes, 0) /
    1000;
  return {
    html: kilobytes(['document']),
    script: kilobytes(['script']),
    font: kilobytes(['font']),
    all: kilobytes(),
    requests: requests.length,
    calls: requests.filter(isCall).length,
  };
}

for (const { name, address, budget } of CLUB_BUDGETS) {
  test(`the page of ${name} keeps to its budget`, async ({ page }) => {
    const requests = listen(page);
    await open(page, await address());
    await page.waitForLoadState('networkidle');
    const cost = await weigh(requests);
    const lines = Object.entries(budget).map(([what, most]) => {
      const spent = cost[what as keyof typeof cost];
      return { what, spent, most };
    });
    console.log(
      `${name}: ${lines.map(({ what, spent, most }) => `${what} ${Number(spent.toFixed(1))} of ${most}`).join(', ')}`,
    );
    for (const { what, spent, most } of lines) expect.soft(spent, what).toBeLessThanOrEqual(most);
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });
}

test('going from page to page requests what the new page shows, and nothing twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isCall(request) && request.method() === 'GET') asked.push(new URL(request.url()).pathname);
  });
  const spent: Record<string, number> = {};
  const step = async (name: keyof typeof STEPS, go: () => Promise<unknown>) => {
    asked.splice(0);
    await go();
    await page.waitForLoadState('networkidle');
    spent[name] = asked.length;
  };
  const list = page.getByRole('heading', { level: 1, name: 'Browse All Clubs' });
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'View Details' })
    .first();

  await open(page, '/');
  await step('home to the directory', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(row).toBeVisible();
  });
  await step('directory to a club', async () => {
    await row.click();
    await expect(page).toHaveURL(/\/clubs\//);
    await expect(list).toBeHidden();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  });
  await step('back to the directory', async () => {
    await page.goBack();
    await expect(row).toBeVisible();
  });
  console.log(spent);
  for (const [what, most] of Object.entries(STEPS)) expect.soft(spent[what], what).toBeLessThanOrEqual(most);
});

answerTest('a visit of twenty pages, each seen twice, renders each once', async ({ ownSite }) => {
  // On a site where no other test changes a figure between the two.
  const { apiUrl } = ownSite.product;
  const proxy = await startUnsteadyServer(apiUrl);
  const shell = await startShell({ env: { API_URL: proxy.url } });
  try {
    const clubs = (await allClubs(apiUrl)).slice(0, 5).map(({ slug }) => `/clubs/${slug}`);
    const pages = [
      '/',
      '/browse-clubs',
      '/browse-clubs?q=leeds',
      '/all-reviews',
      '/how-reviews-work',
      ...clubs,
    ];
    let rendered = 0;
    for (const path of [...pages, ...pages]) {
      proxy.asked.splice(0);
      const answer = await fetch(`${shell.url}${path}`);
      await answer.text();
      expect(answer.status).toBe(200);
      // Requests about a cached page only return that it's still correct.
      if (proxy.asked.some((call) => !/^\S+ \/api\/(?:pages\/|config)/.test(call))) rendered += 1;
    }
    console.log(`${rendered} of ${2 * pages.length} pages were rendered`);
    expect(rendered).toBeLessThanOrEqual(RENDERED_OF_TWENTY);
  } finally {
    await shell.stop();
    await proxy.stop();
  }
});
