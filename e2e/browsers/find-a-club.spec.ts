import { fromApi } from '../support/site-data';
import { open } from '../support/test';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

interface Found {
  total: number;
  clubs: { name: string; slug: string }[];
}

const find = (query: string) => fromApi<Found>(`/clubs/find?pageSize=20&${query}`);
const names = ({ clubs }: Found) => clubs.map(({ name }) => name);
const rows = (visitor: Visitor, region: string | RegExp) =>
  visitor.getByRole('region', { name: region }).getByRole('heading', { level: 3 });
const scrollTop = (visitor: Visitor) => visitor.evaluate(() => Math.round(window.scrollY));

test('clubs are found by postcode and radius from the home page, and back keeps what was found', async ({
  visitor,
}) => {
  const near = await find('near=LS6&radius=3');
  await open(visitor, '/');
  await visitor.getByLabel('Town or postcode', { exact: true }).fill('LS6');
  await visitor.getByRole('main').getByRole('combobox', { name: 'Radius' }).selectOption('3 miles');
  await visitor.getByRole('button', { name: 'Search Clubs' }).click();
  const found = rows(visitor, 'Clubs within 3 miles of LS6');
  await expect.poll(() => found.texts()).toEqual(names(near));
  const address = await visitor.address();

  await found.nth(2).getByRole('link').click();
  await visitor.getByRole('heading', { level: 1, name: near.clubs[2]!.name, exact: true }).waitFor();
  await visitor.goBack();
  await expect.poll(() => found.texts()).toEqual(names(near));
  expect(await visitor.address()).toBe(address);
  await visitor.goForward();
  await visitor.getByRole('heading', { level: 1, name: near.clubs[2]!.name, exact: true }).waitFor();
});

test('a club is found by its name, from the suggestions and by the keyboard', async ({ visitor }) => {
  const [club] = (await find('q=otley')).clubs;
  await open(visitor, '/browse-clubs');
  const box = visitor.getByRole('combobox', { name: 'Club name, town or postcode' });
  await box.click();
  await box.type('Otle');
  const options = visitor.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  await visitor.pressKey('ArrowDown');
  await expect.poll(async () => (await options.first().look()).attributes['aria-selected']).toBe('true');
  await visitor.pressKey('Escape');
  await options.first().waitFor({ state: 'hidden' });
  await box.fill(club!.name);
  await visitor.pressKey('Enter');
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toContain(club!.name);
  await rows(visitor, 'Clubs').filter({ hasText: club!.name }).first().getByRole('link').click();
  await visitor.getByRole('heading', { level: 1, name: club!.name, exact: true }).waitFor();
});

test('filters narrow a search step by step, and back undoes each step', async ({ visitor }) => {
  const steps = await Promise.all(['q=LS6', 'q=LS6&age=U10s', 'q=LS6&age=U10s&team=girls'].map(find));
  const chip = (name: RegExp) =>
    visitor.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name });
  await open(visitor, '/browse-clubs?q=LS6');
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toEqual(names(steps[0]!));
  const openMenu = (name: string) =>
    visitor
      .getByRole('navigation', { name: 'Filters' })
      .locator('summary')
      .filter({ hasText: name })
      .first()
      .click();
  await openMenu('Age');
  await chip(/^U10 \d/).click();
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toEqual(names(steps[1]!));
  await openMenu('Team');
  await chip(/^Girls/).click();
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toEqual(names(steps[2]!));
  expect(await visitor.address()).toBe('/browse-clubs?q=LS6&age=U10s&team=girls');
  await visitor.goBack();
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toEqual(names(steps[1]!));
  await visitor.goBack();
  await expect.poll(() => rows(visitor, 'Clubs').texts()).toEqual(names(steps[0]!));
});

test('back leads to where the visitor was on a long page', async ({ visitor }) => {
  await open(visitor, '/all-reviews');
  await visitor.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  // The browser may adjust the position a little while the content above settles.
  const standsStill = async () => {
    const before = await scrollTop(visitor);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return before > 1000 && (await scrollTop(visitor)) === before;
  };
  await expect.poll(standsStill).toBe(true);
  const before = await scrollTop(visitor);
  // Clicked by a script, because scrolling the link into view would change the position.
  await visitor.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')!.click());
  await visitor.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  await expect.poll(() => scrollTop(visitor)).toBe(0);
  await visitor.goBack();
  await visitor.getByRole('heading', { level: 1, name: /Reviews/ }).waitFor();
  await expect.poll(() => scrollTop(visitor)).toBe(before);
});
