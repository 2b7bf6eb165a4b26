import type { Page } from '@playwright/test';
import { openAsDemoClub } from '../support/demo-club';
import { closeInbox, fillInReview, reviewDialog, submitReview } from '../support/review-dialog';
import { toast } from '../support/screen';
import { expect, open, test, useOwnSite } from '../support/test';
import { confirmReview, mailedLink, publicFacts } from '../support/written-review';

/** Another at each width: both may run on one site, and of two alike the second waits for a moderator. */
const TEXTS: Record<string, string> = {
  site: 'They handed us a card after training, and we’re happy to say that it’s a kind club.',
  'site-phone':
    'A volunteer met us at the gate on our first Sunday. My daughter has settled in and loves it.',
};

test.describe('a club’s invitations', { tag: '@phone' }, () => {
  const { product, mailServer } = useOwnSite();

  const openInvitations = async (page: Page) => {
    await openAsDemoClub(page, product);
    await page.getByRole('link', { name: 'Ask your families' }).click();
    await page.getByRole('link', { name: 'Invite families' }).click();
  };

  test('are printed on cards, used once by a parent, and named on the review', async ({ page }, {
    project,
  }) => {
    await openInvitations(page);
    await page.getByLabel('How many').selectOption('16');
    await page.getByRole('button', { name: 'Make the cards' }).click();
    const card = page.getByRole('group', { name: 'Invitation card' }).first();
    const [address = ''] = /\S+#invitation=\S+/.exec(await card.innerText()) ?? [];
    const print = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sheets = [...print.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))))).toEqual([
      ...[
        [595, 842],
        [595, 842],
      ],
    ]);

    const email = `invited-${project.name}@example.org`;
    const text = TEXTS[project.name]!;
    await open(page, address);
    await expect(reviewDialog(page)).toContainText('The club has invited you');
    await fillInReview(page, {
      ...{ email, ageGroup: 'U9s', stars: [5, 5, 4, 5, 4] },
      text,
    });
    await submitReview(page).click();
    await closeInbox(page);
    await confirmReview(page, await mailedLink(mailServer, email, '/verify-review'));
    const slug = new URL(address).pathname.split('/').at(-1)!;
    expect((await publicFacts(product.apiUrl, slug)).texts).toContain(text);
    await open(page, address.replace(/#.*/, ''));
    await page.getByRole('button', { name: 'Cancel' }).click();
    const review = page.getByRole('listitem').filter({ hasText: text });
    await expect(review.getByText('Invited by the club')).toBeVisible();

    await open(page, address);
    await expect(reviewDialog(page)).toContainText('unless this invitation has been used before');
  });

  test('are mailed, and one press stops them', async ({ page }, { project }) => {
    const email = `asked-${project.name}@example.org`;
    await openInvitations(page);
    await page.getByLabel('Email addresses').fill(`A Parent <${email}>`);
    await page.getByRole('button', { name: 'Send the invitations' }).click();
    await expect(toast(page, '1 invitation sent')).toBeVisible();
    await open(page, await mailedLink(mailServer, email, '/no-invitations'));
    await page.getByRole('button', { name: 'Stop all invitations' }).click();
    await expect(page.getByRole('heading', { name: 'No more invitations' })).toBeVisible();
  });
});
