import { randomBytes } from 'node:crypto';
import { abort, promote } from '@club-reviews/releases/changes';
import { renderedPage } from '../support/first-answer';
import { answerTest, expect, listenToConsole, open, test } from '../support/test';
import { NEW_WORDS, OLD_WORDS, TRIAL_VERSION, startTrialSite } from '../support/trial-site';
import type { TrialSite } from '../support/trial-site';

const AT_ONCE = 50;

const newVisitor = () => randomBytes(16).toString('base64url');
const asVisitor = (visitor: string) => ({ headers: { Cookie: `mfe_visitor=${visitor}` } });

interface PublicRegistry {
  remotes: { name: string; releases: { version: string }[] }[];
}

/** Which of the visitors get the release on trial. */
async function whoGetsTrial(site: TrialSite, visitors: string[]): Promise<Set<string>> {
  const chosen = new Set<string>();
  const waiting = [...visitors];
  async function ask() {
    for (let visitor = waiting.pop(); visitor !== undefined; visitor = waiting.pop()) {
      const answer = await fetch(`${site.url}/registry.json`, asVisitor(visitor));
      const { remotes } = (await answer.json()) as PublicRegistry;
      const [first] = remotes.find(({ name }) => name === 'mfe_public')!.releases;
      if (first!.version === TRIAL_VERSION) chosen.add(visitor);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return chosen;
}

answerTest(
  'a canary at 10 % reaches 10 % of 10,000 visitors, the same ones every time, and keeps them as it grows',
  async ({ request }) => {
    answerTest.slow();
    const site = await startTrialSite();
    try {
      const visitors = Array.from({ length: 10_000 }, newVisitor);
      await site.tryWith(100);
      const chosen = await whoGetsTrial(site, visitors);
      // Five standard deviations of 10,000 draws at 10 %.
      expect(Math.abs(chosen.size - 1000)).toBeLessThan(150);

      const some = [...[...chosen].slice(0, 200), ...visitors.slice(0, 200)];
      const again = await whoGetsTrial(site, some);
      expect(again).toEqual(new Set(some.filter((visitor) => chosen.has(visitor))));
      for (const visitor of some.slice(190, 210)) {
        const page = await renderedPage(request, `${site.url}/browse-clubs`, asVisitor(visitor).headers);
        expect(page.headers()['cache-control']).toBe('private, no-cache');
        expect(page.headers()['set-cookie']).toBeUndefined();
        expect(await page.text()).toContain(chosen.has(visitor) ? NEW_WORDS : OLD_WORDS);
      }

      await site.tryWith(250);
      const more = await whoGetsTrial(site, visitors);
      expect([...chosen].filter((visitor) => !more.has(visitor))).toEqual([]);
      expect(Math.abs(more.size - 2500)).toBeLessThan(220);

      await site.edit(abort('mfe_public'));
      expect((await whoGetsTrial(site, some)).size).toBe(0);
    } finally {
      await site.stop();
    }
  },
);

test('a canary’s visitor keeps its version from page to page, alongside tabs with the previous one, until it is called off; once promoted, everybody gets it', async ({
  page,
  context,
}) => {
  const site = await startTrialSite();
  try {
    await open(page, `${site.url}/browse-clubs`);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    await site.tryWith(1000);
    const tab = await context.newPage();
    const tabConsole = listenToConsole(tab);
    await open(tab, `${site.url}/browse-clubs`);
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'mfe_visitor', httpOnly: true, sameSite: 'Lax' });
    await tab.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeHidden();
    await tab.reload();
    await tab.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    expect((await context.cookies())[0]!.value).toBe(cookie!.value);
    expect(tabConsole).toEqual([]);

    // The earlier tab stays on its version.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    await site.edit(abort('mfe_public'));
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    await site.tryWith(1000);
    await site.edit(promote('mfe_public'));
    await context.clearCookies();
    await open(tab, `${site.url}/browse-clubs`);
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  } finally {
    await page.close();
    await site.stop();
  }
});
