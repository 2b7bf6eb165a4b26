import { asModerator } from '../support/api-calls';
import { linkIn } from '../support/mail-server';
import { openArea } from '../support/moderator';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { mailedLink, publishReview } from '../support/written-review';

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
      const moderator = await asModerator(product.apiUrl);
      await moderator(product.apiUrl, 'POST', '/admin/staff', { email: staff, role: 'moderator' });
      await open(page, await mailedLink(mailServer, staff, '/admin/invitation'));
      await fill(page, 'Your name', 'Sam Okafor');
      await fill(page, 'New password', PASSWORD);
      await fill(page, 'Confirm new password', PASSWORD);
      await page.getByLabel('Confirm new password').press('Enter');
      await expect(toast(page, 'Access Granted')).toBeVisible();
    });

    await test.step('they turn the daily summary off', async () => {
      await openArea(page, 'Account');
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
      await publishReview(ownSite, { clubId: club!.id, email: parent, text: TEXT, stars: 2 });
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
