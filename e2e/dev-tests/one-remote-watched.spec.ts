import { startDevelopmentServer } from '../support/development-server';
import type { DevelopmentServer } from '../support/development-server';
import { expect, open, takeFromConsole, test } from '../support/test';

let site: DevelopmentServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevelopmentServer('mfe-club-admin');
});
test.afterAll(() => site?.stop());

test('one remote is watched, with the last builds of everything else', async ({
  page,
  request,
  consoleMessages,
}) => {
  const { remotes } = (await (await request.get(`${site.url}/registry.json`)).json()) as {
    remotes: { name: string; releases: { version: string }[] }[];
  };
  const versions = Object.fromEntries(remotes.map(({ name, releases }) => [name, releases[0]!.version]));
  expect(versions).toEqual({
    mfe_public: expect.stringMatching(/^1\./),
    mfe_club_admin: expect.stringMatching(/^development-/),
    mfe_site_admin: expect.stringMatching(/^1\./),
  });

  await open(page, `${site.url}/club-admin`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('typed@example.org');
  site.edit('mfe-club-admin/src', '>Log in</SubmitButton>', '>Enter</SubmitButton>');
  await expect(main.getByRole('button', { name: 'Enter' })).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue('typed@example.org');

  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await takeFromConsole(consoleMessages, /Download the React DevTools/);
});
