import type { Page } from '@playwright/test';
import type { OwnSite } from '../support/own-site';
import { askAsModerator, asVisitor } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub, PublicReview } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { mailedLink, publicFacts, tokenIn } from '../support/written-review';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 2, name });

test.describe('reports of reviews', () => {
  // They share one product, and each has its own club.
  test.describe.configure({ mode: 'default' });
  let product: OwnSite['product'];
  let mailServer: OwnSite['mailServer'];
  let clubs: ListedClub[];

  test.beforeAll(async ({ ownSite }) => {
    ({ product, mailServer } = ownSite);
    clubs = (await fromApi<ListedClub[]>('/clubs', product.apiUrl)).filter(
      ({ reviewCount }) => reviewCount === 3,
    );
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  /** A club that no other test uses, with one of its reviews. */
  async function reviewOfNewClub() {
    const club = clubs.pop()!;
    const [review] = await fromApi<PublicReview[]>(`/clubs/${club.slug}/reviews`, product.apiUrl);
    return { club, review: review! };
  }

  /** Reports a review from its club's page, up to the mail that asks for confirmation. */
  async function report(
    page: Page,
    club: ListedClub,
    reason: string,
    email: string,
    onceChosen = () => Promise.resolve(),
  ) {
    await open(page, `${product.url}/clubs/${club.slug}`);
    await page
      .locator('[id^="review-"]')
      .first()
      .getByRole('link', { name: `Report the review of ${club.name} from` })
      .click();
    await page.getByRole('radio', { name: reason }).check();
    await onceChosen();
    await fill(page, 'Tell our moderators more', 'Our daughter trained there, and none of this happened.');
    await fill(page, 'Your email address', email);
    await press(page, 'Send report');
    await expect(page.locator(':focus')).toContainText('Please check your inbox');
    return mailedLink(mailServer, email, '/report');
  }

  async function confirm(page: Page, link: string) {
    await open(page, link);
    await press(page, 'Confirm my report');
    await expect(page.locator(':focus')).toContainText(/^Report R-[\dA-Z]{4}-[\dA-Z]{4}/);
    return (await heading(page, /^Report R-/).innerText()).slice('Report '.length);
  }

  /** A club's entry in the moderators' queue. */
  const entry = (page: Page, club: ListedClub) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: club.name, exact: true }) });

  test('a parent reports a review, a moderator removes it, and the parent is told why', async ({
    page,
    browser,
  }) => {
    const { club, review } = await reviewOfNewClub();
    const before = await publicFacts(product.apiUrl, club.slug);
    const email = 'parent.who.reports@example.org';
    const link = await report(page, club, 'It isn’t about a real experience', email);

    const scanner = await (await browser.newContext()).newPage();
    await scanner.goto(link, { waitUntil: 'networkidle' });
    await expect(heading(scanner, 'Send this report to our moderators?')).toBeVisible();
    await scanner.context().close();

    const reports = await askAsModerator<{ review: { clubName: string } }[]>(
      product.apiUrl,
      '/admin/reports',
    );
    expect(reports.map((one) => one.review.clubName)).not.toContain(club.name);

    const number = await confirm(page, link);
    await expect(page.getByText('The review stays public until we decide.')).toBeVisible();
    expect(await publicFacts(product.apiUrl, club.slug)).toEqual(before);

    await openAsModerator(page, product, '/admin/reports');
    await expect(page.getByRole('heading', { name: 'Reported reviews' })).toBeVisible();
    const reported = entry(page, club);
    await expect(reported).toContainText(number);
    await expect(reported).toContainText('none of this happened');
    await expect(page.getByText(email)).toHaveCount(0);
    await reported.getByRole('button', { name: /^Remove the review/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this review?' });
    await dialog.getByLabel('Reason').selectOption({ label: 'Not a real experience' });
    await dialog.getByLabel('In your words (optional)').fill('The club has no such team.');
    await dialog.getByRole('button', { name: 'Remove the review' }).click();
    await expect(toast(page, 'Review removed')).toBeVisible();
    await expect(reported).toHaveCount(0);

    const after = await publicFacts(product.apiUrl, club.slug);
    expect(after.texts).not.toContain(review.reviewText);
    expect(after.reviewCount).toBe(before.reviewCount - 1);
    const outcome = await mailedLink(mailServer, email, '/report', 2);
    expect(mailServer.mailsTo(email)[1]!.subject).toBe(`Your report ${number}: we removed the review`);
    await open(page, outcome);
    await expect(page.getByText('We removed the review')).toBeVisible();
    await expect(page.getByText('The club has no such team.')).toBeVisible();
  });

  test('a safety report hides the review until a moderator decides to keep it', async ({ page }) => {
    const { club, review } = await reviewOfNewClub();
    const before = await publicFacts(product.apiUrl, club.slug);
    const email = 'worried.parent@example.org';

    const helpIsOffered = async () => {
      await expect(page.getByText('First, call someone who can help')).toBeInViewport();
      await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    };
    await confirm(page, await report(page, club, 'A child may be at risk', email, helpIsOffered));
    await expect(page.getByText('The review is hidden until we decide.')).toBeVisible();
    const hidden = await publicFacts(product.apiUrl, club.slug);
    expect(hidden.texts).not.toContain(review.reviewText);
    expect(hidden.reviewCount).toBe(before.reviewCount - 1);
    await openAsModerator(page, product, '/admin/reports');
    const reported = entry(page, club);
    await expect(reported).toContainText('Child safety');
    await expect(reported).toContainText('Hidden');
    await reported.getByRole('button', { name: /^Let it stand/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Let this review stand?' });
    await dialog.getByLabel('Reason').fill('We asked the welfare officer: nothing is wrong.');
    await dialog.getByRole('button', { name: 'Let it stand' }).click();
    await expect(toast(page, 'Review stands')).toBeVisible();

    const back = await publicFacts(product.apiUrl, club.slug);
    expect({ ...back, texts: back.texts.toSorted() }).toEqual({ ...before, texts: before.texts.toSorted() });
    await open(page, await mailedLink(mailServer, email, '/report', 2));
    await expect(page.getByText('nothing is wrong', { exact: false })).toBeVisible();

    const other = 'somebody.else@example.org';
    const again = { reviewId: review.id, reason: 'child-at-risk', words: 'I am worried, too.', email: other };
    await asVisitor(product.apiUrl, 'POST', '/reports', again);
    const token = tokenIn(await mailedLink(mailServer, other, '/report'));
    await asVisitor(product.apiUrl, 'POST', '/reports/confirm', { token });
    expect((await publicFacts(product.apiUrl, club.slug)).texts).toContain(review.reviewText);
  });
});
