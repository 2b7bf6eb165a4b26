import { openAsDemoClub } from '../support/demo-club';
import { fill, toast } from '../support/screen';
import { expect, open, test, useOwnSite } from '../support/test';

/** The date in so many days, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('sessions to try', { tag: '@phone-only' }, () => {
  const { product } = useOwnSite();

  test('are listed by a club, found by a search in words, and leave when they’re deleted', async ({
    page,
  }) => {
    await openAsDemoClub(page, product, '/club-admin?tab=sessions');
    const club = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ - .*/, '');
    await page.getByRole('button', { name: 'Add a session' }).click();
    await page.getByLabel('What it is').selectOption('Taster session');
    await page.getByLabel('Who it’s for').selectOption('Girls');
    await fill(page, 'Date', inDays(3));
    await fill(page, 'Weekly until (optional)', inDays(40));
    await fill(page, 'From', '10:00');
    await fill(page, 'To', '11:00');
    await fill(page, 'Cost in pounds', '0');
    await page.getByRole('button', { name: 'Save session' }).click();
    await expect(toast(page, 'Session saved')).toBeVisible();

    await open(page, `${product.url}/browse-clubs`);
    await fill(page, 'Club name, town or postcode', 'taster sessions near LS6');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/near=LS6&sessions=true$/);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: club }) });
    await expect(row.getByText(/^Free taster /)).toBeVisible();
    await row.getByRole('link', { name: club }).first().click();
    const part = page.getByRole('region', { name: 'Come and try' });
    await expect(part.getByText(/10am to 11am/)).toBeVisible();
    const address = await part.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const calendar = await (await page.request.get(`${product.url}${address}`)).text();
    expect(calendar).toContain('RRULE:FREQ=WEEKLY');

    await openAsDemoClub(page, product, '/club-admin?tab=sessions');
    await page.getByRole('button', { name: /^Call off weeks/ }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save weeks' }).click();
    await expect(page.getByText(/^Not on /)).toBeVisible();
    const off = await (await page.request.get(`${product.url}${address}`)).text();
    expect(off).toContain(`EXDATE;TZID=Europe/London:${inDays(3).replaceAll('-', '')}T100000`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No sessions coming up')).toBeVisible();
  });
});
