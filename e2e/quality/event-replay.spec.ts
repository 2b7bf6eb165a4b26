import type { Locator, Page } from '@playwright/test';
import { mostReviewedClub } from '../support/site-data';
import { expect, test, untilInteractive } from '../support/test';

/** Where the shell's scripts and the remotes' are. */
const EVERY_SCRIPT = /\/(assets|mfe)\/.*\.js$/;
const REMOTE_SCRIPTS = /\/mfe\/.*\.js$/;

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openBefore(page: Page, path: string, scripts = EVERY_SCRIPT): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

/** Counts the clicks that reach a button from now on. */
async function countClicks(button: Locator): Promise<() => Promise<number>> {
  await button.evaluate((element) => {
    element.addEventListener('click', () => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1);
    });
  });
  return () => button.evaluate(() => Number(document.documentElement.dataset['clicks'] ?? 0));
}

const main = (page: Page) => page.getByRole('main');
const compare = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Compare / })
    .first();

test.describe('before the scripts have loaded', () => {
  test('a press is handled once they have', async ({ page }) => {
    const release = await openBefore(page, '/browse-clubs');
    await compare(page).click();
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('several presses on a button count once, and each button is handled', async ({ page }) => {
    const release = await openBefore(page, '/browse-clubs');
    const second = main(page)
      .getByRole('button', { name: /^Compare / })
      .nth(1);
    await compare(page).click();
    await compare(page).click();
    await second.click();
    const clicks = await countClicks(compare(page));
    release();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await clicks()).toBe(1);
  });

  test('the menu opens @phone-only', async ({ page }) => {
    const release = await openBefore(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('a press far down the page is handled', async ({ page }) => {
    const release = await openBefore(page, `/clubs/${(await mostReviewedClub()).slug}`);
    await main(page)
      .getByRole('button', { name: /^Share review by/ })
      .first()
      .click();
    release();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  });

  test('a press after the shell’s scripts and before the page’s own is handled', async ({ page }) => {
    const release = await openBefore(page, '/browse-clubs', REMOTE_SCRIPTS);
    await untilInteractive(page, 'header a');
    await compare(page).click();
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('what is typed and chosen stays, and the page knows it', async ({ page }) => {
    const release = await openBefore(page, '/');
    await main(page).getByLabel('Town or postcode').pressSequentially('LS6');
    await main(page).getByLabel('Radius').selectOption({ label: '3 miles' });
    release();
    await expect(main(page).getByText('Searching for clubs within 3 miles of LS6')).toBeVisible();
    await expect(main(page).getByLabel('Town or postcode')).toHaveValue('LS6');
    await expect(page).toHaveURL('/');
  });

  test('text typed where React controls the value stays, and is searched for', async ({ page }) => {
    const release = await openBefore(page, '/browse-clubs');
    const field = main(page).getByLabel('Club name, town or postcode');
    await field.pressSequentially('rovers');
    release();
    await expect(page).toHaveURL(/[?&]q=rovers/);
    await field.pressSequentially(' x');
    await expect(field).toHaveValue('rovers x');
  });

  test('a filter that applies at once does so once the scripts have loaded', async ({ page }) => {
    const release = await openBefore(page, '/browse-clubs?q=LS6');
    await main(page).getByLabel('Order').selectOption('Best rated');
    release();
    await expect(page).toHaveURL(/sort=rating/);
    await expect(main(page).getByLabel('Order')).toHaveValue('rating');
  });

  test('a form that the browser can send is sent once', async ({ page }) => {
    const release = await openBefore(page, '/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).search);
    });
    await main(page).getByLabel('Town or postcode').fill('LS6');
    await main(page).getByRole('button', { name: 'Search Clubs' }).click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(/postcode=LS6/);
    await untilInteractive(page);
    expect(asked).toHaveLength(1);
  });

  test('a form that only the page’s code can send puts nothing into the URL', async ({ page }) => {
    const release = await openBefore(page, '/claim-club');
    const email = main(page).locator('[name="contactEmail"]');
    await main(page).getByLabel('Full name').fill('Sam Example');
    await email.fill('sam@club.example');
    const send = main(page).locator('button[type="submit"]');
    await send.click();
    release();
    await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(main(page).getByLabel('Full name')).toHaveValue('Sam Example');
    await expect(email).toHaveValue('sam@club.example');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/claim-club');
  });
});
