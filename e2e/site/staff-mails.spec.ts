import { linkIn } from '../support/mail-server';
import { openAsModerator } from '../support/moderator';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { mailedLink, sendReview } from '../support/written-review';

const PASSWORD = 'half-time oranges for all';
const TEXT = 'There was a safeguarding incident, and nobody spoke to us about it.';

test.describe('emails to staff', () => {
  test.describe.configure({ mode: 'default' });
  test('a staff member chooses them, and hears about a held review at once', async ({ page, ownSite }, {
    project,
  }) => {
    const { product, mailServer } = ownSite;
    const [staff, parent] = [`sam.${project.name}@staff.example`, `parent.${project.name}@example.org`];
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('they’re invited and join', async () => {
      await openAsModerator(page, product, '/admin/staff');
      await page.getByRole('button', { name: 'Invite someone' }).click();
      await page.getByLabel('Email address').fill(staff);
      await page.getByRole('radio', { name: /^Moderator/ }).press('Space');
      await page.getByLabel('Email address').press('Enter');
      await expect(toast(page, 'Invitation sent')).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByLabel('Site password')).toBeVisible();
      await open(page, await mailedLink(mailServer, staff, '/admin/invitation'));
      await fill(page, 'Your name', 'Sam Okafor');
      await fill(page, 'New password', PASSWORD);
      await fill(page, 'Confirm new password', PASSWORD);
      await page.getByLabel('Confirm new password').press('Enter');
      await expect(toast(page, 'Access Granted')).toBeVisible();
    });

    await test.step('they turn the daily summary off', async () => {
      await open(page, `${product.url}/admin/account`);
      const summary = page.getByRole('checkbox', { name: 'Daily summary' });
      await expect(page.getByRole('checkbox', { name: 'Child safety, at once' })).toBeChecked();
      await expect(summary).toBeChecked();
      await summary.press('Space');
      await page.getByRole('button', { name: 'Save emails' }).press('Enter');
      await expect(toast(page, 'Emails saved')).toBeVisible();
      await page.reload();
      await expect(summary).not.toBeChecked();
    });

    await test.step('a review that may be about a child at risk reaches them, and the email links to it', async () => {
      const [club] = await fromApi<ListedClub[]>('/clubs', product.apiUrl);
      await sendReview(product.apiUrl, { clubId: club!.id, email: parent, text: TEXT, stars: 2 });
      const link = new URL(await mailedLink(mailServer, parent, '/verify-review'));
      const confirmed = await page.request.post(`${product.apiUrl}/api/reviews/verify`, {
        data: { token: link.hash.replace('#token=', '') },
      });
      expect(confirmed.ok()).toBe(true);
      const alerts = () =>
        mailServer.mailsTo(staff).filter(({ subject }) => subject?.startsWith('Child safety:'));
      await expect.poll(() => alerts().length).toBe(1);
      const [mail] = alerts();
      expect(mail!.subject).toContain(club!.name);
      for (const part of [mail!.text, mail!.html]) {
        expect(part).toContain('because emails about child safety are switched on in your staff account.');
        expect(part).toContain('under Account.');
        expect(part).not.toContain('incident');
      }
      await open(page, linkIn(mail!, '/admin'));
      await expect(page.getByText(TEXT).first()).toBeVisible();
    });
  });
});
