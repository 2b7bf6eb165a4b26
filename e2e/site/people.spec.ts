import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { askAsModerator } from '../support/api-calls';
import { openArea, openAsModerator } from '../support/moderator';
import type { ModeratedClaim } from '../support/moderator';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, test, useOwnSite } from '../support/test';
import { publicFacts, publishReview } from '../support/written-review';

const TEXT = 'The under-tens coach explains every exercise twice, and nobody is left out.';

test.describe('a data request', () => {
  test.describe.configure({ mode: 'default' });
  const site = useOwnSite();
  const { product } = site;
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const press = async (page: Page, name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const type = async (page: Page, label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };

  /** The address of somebody who has claimed a club. */
  async function claimant(): Promise<string> {
    const claims = await askAsModerator<ModeratedClaim[]>(product.apiUrl, '/admin/claims?status=pending');
    return claims.at(-1)!.contactEmail!;
  }

  /** Lets the person publish a review of the first club. */
  async function publish(email: string): Promise<ListedClub> {
    const [club] = await fromApi<ListedClub[]>('/clubs', product.apiUrl);
    await publishReview(site, { clubId: club!.id, email, text: TEXT, stars: 4 });
    return club!;
  }

  test('is answered by keyboard: found, copied, erased and recorded', async ({ page }) => {
    const email = await claimant();
    const { slug, reviewCount } = await publish(email);
    expect((await publicFacts(product.apiUrl, slug)).texts).toContain(TEXT);
    await openAsModerator(page, product, '/admin/account');
    await openArea(page, 'Find a person');

    await type(page, 'Email address', email.toUpperCase());
    await type(page, 'Request reference', 'Request 17');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^What we hold about/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 review', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 claim of a club' })).toBeVisible();
    expect(page.url()).not.toContain('@');

    const download = page.waitForEvent('download');
    await press(page, 'Download a copy');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
    const copied = JSON.parse(readFileSync(await file.path(), 'utf8')) as { entries: { content: object }[] };
    expect(JSON.stringify(copied.entries)).toContain(TEXT);

    await press(page, 'Erase this person');
    const question = page.getByRole('dialog', { name: 'Erase this person?' });
    await expect(question).toContainText('1 review');
    await type(page, 'Type the address again', 'somebody@else.example');
    await page.keyboard.press('Enter');
    await expect(question.getByText(/^This isn’t the address above/)).toBeVisible();
    await expect(question.getByLabel('Type the address again')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Person erased')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^What we still hold about/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: '1 review', exact: true })).toBeHidden();
    await expect(page.getByText(/no one can review a club twice/)).toBeVisible();

    const left = await publicFacts(product.apiUrl, slug);
    expect(left.texts).not.toContain(TEXT);
    expect(left.reviewCount).toBe(reviewCount);

    await openArea(page, 'Access record');
    const record = page.getByRole('list', { name: 'Access record' }).getByRole('listitem');
    await expect(record.nth(0)).toContainText('Erased a person: “Request 17”');
    await expect(record.nth(1)).toContainText('Made a copy of a person’s data: “Request 17”');
    await expect(record.nth(2)).toContainText('Looked for a person: “Request 17”');
    await expect(record.nth(0)).toContainText('Site password');
    await expect(page.getByRole('main')).not.toContainText('@');
  });
});
