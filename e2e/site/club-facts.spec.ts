import { openAsDemoClub } from '../support/demo-club';
import { tabTo } from '../support/keyboard';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { answerTest, expect, test, useOwnSite } from '../support/test';

test.describe('a club’s facts', () => {
  test.describe.configure({ mode: 'default' });
  const { product } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('are entered by keyboard, kept as a draft, and read by parents', async ({ page }) => {
    const name = `Foxes ${test.info().project.name}`;
    await openAsDemoClub(page, product, '/club-admin?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Add a team' }).press('Enter');
    const team = page.getByRole('group', { name: 'New team' });
    await expect(team.getByLabel('Age group')).toBeFocused();
    await page.keyboard.type('Under 6');
    const added = page.getByRole('group', { name: 'Under 6s' }).last();
    await tabTo(page, added.getByLabel('For'));
    await page.keyboard.type('Mixed');
    await tabTo(page, added.getByLabel('Name (optional)'));
    await page.keyboard.type(name);
    await page.getByLabel('Day').last().selectOption('Saturday');
    await page.getByLabel('From').last().fill('09:30');

    for (const name of ['Reviews & Responses', 'Club Profile']) {
      const tab = page.getByRole('tab', { name });
      await tab.click();
      // Clicking the tab that's still shown would do nothing.
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByText(`Under 6s mixed · ${name}`)).toBeVisible();
    await fill(page, 'Cost in £', 'twelve');
    await page.getByRole('button', { name: 'Save All Changes' }).press('Enter');
    const problem = page.getByRole('group', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await problem.getByRole('link').press('Enter');
    await expect(page.getByLabel('Cost in £')).toBeFocused();
    await fill(page, 'Cost in £', '12.50');
    await page.getByLabel('Paid').selectOption('a week');
    await page.getByRole('button', { name: 'Save All Changes' }).press('Enter');
    await expect(toast(page, 'Club Updated')).toBeVisible();

    await page.getByRole('link', { name: 'See the public page' }).click();
    const teams = page.getByRole('region', { name: 'Teams and training' });
    await expect(teams.getByText(`Under 6s mixed · ${name}`)).toBeVisible();
    await expect(teams.getByText('Saturday 9.30am').first()).toBeVisible();
    await expect(page.locator('#details').getByText('£12.50 a week')).toBeVisible();
    await page.getByText('Where does this come from?').press('Enter');
    await expect(page.getByText(/^The club, /)).toBeVisible();
    await page.getByRole('button', { name: 'Show contact details' }).press('Enter');
    await expect(page.getByRole('link', { name: /^welfare@/ })).toBeVisible();
  });
});

answerTest('a club’s facts are part of the first response, without the address', async ({ request }) => {
  const { clubs } = await fromApi<{ clubs: ListedClub[] }>('/clubs/paginated?q=headingley');
  const page = await (await request.get(`/clubs/${clubs[0]!.slug}`)).text();
  expect(page).toContain('Teams and training');
  expect(page).toContain('Welfare officer');
  expect(page).not.toMatch(/welfare@/);
});
