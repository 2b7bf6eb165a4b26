import { expect, open, takeFromConsole, test } from '../support/test';

const SEARCH_API = /\/api\/clubs\/search/;

test('a search without matches says what to try; a refused postcode stays in its field, which names the problem', async ({
  page,
  consoleMessages,
}) => {
  const refusals: string[] = [];
  page.on('response', async (answer) => {
    // Only refusals: the test may end before a later response has arrived in full.
    if (SEARCH_API.test(answer.url()) && answer.status() === 400)
      refusals.push(((await answer.json()) as { message: string }).message);
  });
  const field = page.getByLabel('Postcode');
  await open(page, '/');
  await page.getByLabel('Club name').fill('Zzyzx "Rovers"');
  await page.getByLabel('Club name').press('Enter');
  await expect(page.getByText('No clubs found for "Zzyzx "Rovers""')).toBeVisible();
  await expect(page.getByText('Try a different club name', { exact: false })).toBeVisible();
  await expect(page.getByText('Found 0 clubs')).toBeVisible();

  await page.getByLabel('Club name').clear();
  await field.fill('NE48');
  await page.getByLabel('Radius').selectOption('1 mile');
  await field.press('Enter');
  await expect(page.getByText('No clubs found within 1 mile of NE48')).toBeVisible();
  await expect(page.getByText('Try a larger radius.')).toBeVisible();

  for (const postcode of ['ZZ99 9ZZ', 'nowhere']) {
    refusals.length = 0;
    await field.fill(postcode);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(postcode);
    await expect.poll(() => refusals[0]?.toUpperCase() ?? '').toContain(postcode.toUpperCase());
    // The page capitalises the server's sentence.
    await expect(field).toHaveAccessibleDescription(
      new RegExp(refusals[0]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'),
    );
    await takeFromConsole(consoleMessages, /400 \(Bad Request\)/);

    await field.fill('LS6');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Clubs within 1 mile of LS6' })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});

test('a refused postcode in the URL is reported without another request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await open(page, '/?postcode=ZZ99+9ZZ');
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Postcode')).toHaveValue('ZZ99 9ZZ');
  expect(calls).toEqual([]);
});

test('placeholders are shown while a search runs; one that fails says so and can be retried', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '/');
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(SEARCH_API, async (route) => {
    await isAllowed;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.getByLabel('Postcode').fill('LS6');
  await page.getByRole('button', { name: 'Search Clubs' }).click();
  const results = page.getByRole('region', { name: 'Clubs within 5 miles of LS6' });
  await expect(results.getByText('Searching…')).toBeVisible();
  await expect(results.locator('[aria-busy="true"]')).toBeVisible();
  answerNow();
  const failure = page.getByRole('alert').filter({ hasText: 'Search failed' });
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('LS6');
  await takeFromConsole(consoleMessages, /503 \(Service Unavailable\)/);

  await page.unroute(SEARCH_API);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(results.getByText(/^Found \d+ clubs$/)).toBeVisible();
  await expect(results.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(failure).toBeHidden();
});
