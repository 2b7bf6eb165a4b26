import { allClubs, fromApi, mostReviewedClub } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, test } from './support/test';

test.use({ runsScripts: false });

test('the search and its filters lead to their results', async ({ visitor }) => {
  const { clubs } = await fromApi<{ clubs: { name: string }[] }>('/clubs/find?pageSize=20&q=LS6&team=girls');
  await visitor.goto('/browse-clubs');
  await visitor.getByRole('combobox', { name: 'Club name, town or postcode' }).fill('LS6');
  await visitor.getByRole('button', { name: 'Search', exact: true }).click();
  const filters = visitor.getByRole('navigation', { name: 'Filters' });
  await filters.locator('summary').filter({ hasText: 'Team' }).first().click();
  await filters.getByRole('link', { name: /^Girls/ }).click();
  const names = visitor.getByRole('region', { name: 'Clubs' }).getByRole('heading', { level: 3 });
  await expect.poll(() => names.texts()).toEqual(clubs.map(({ name }) => name));
});

test('reviews are filtered, ordered and searched', async ({ visitor }) => {
  const club = await mostReviewedClub();
  const found = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?stars=4&sortBy=highest&limit=10`);
  await visitor.goto(`/clubs/${club.slug}`);
  await visitor.getByRole('link', { name: /^4 stars: \d+ reviews/ }).click();
  // Each step loads a page, and the one before has the same links.
  await expect.poll(() => visitor.address()).toContain(`/clubs/${club.slug}?stars=4`);
  await visitor.getByRole('link', { name: 'Highest' }).click();
  await expect.poll(() => visitor.address()).toContain(`/clubs/${club.slug}?stars=4&sort=highest`);
  const reviews = visitor.locator('[id^="review-"]');
  await expect.poll(async () => (await reviews.looks())[0]?.attributes['id']).toBe(`review-${found[0]!.id}`);
  await visitor.getByRole('searchbox', { name: 'Search these reviews' }).fill('coach');
  await visitor.pressKey('Enter');
  await expect.poll(() => visitor.address()).toBe(`/clubs/${club.slug}?words=coach&stars=4&sort=highest`);
});

test('a comparison is read, and asked for distances', async ({ visitor }) => {
  const [first, second] = await allClubs();
  await visitor.goto(`/compare?clubs=${first!.slug},${second!.slug}`);
  await visitor.getByRole('row', { name: /^Overall rating/ }).waitFor();
  await visitor.getByLabel('Distance from town or postcode').fill('LS6');
  await visitor.getByRole('form', { name: 'Distances' }).getByRole('button').click();
  await visitor.getByRole('row', { name: /^Distance/ }).waitFor();
});
