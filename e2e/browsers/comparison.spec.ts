import { allClubs } from '../support/site-data';
import { open } from '../support/test';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const bar = (visitor: Visitor) => visitor.getByRole('region', { name: 'Compare Clubs' });
const heart = (visitor: Visitor, name: string) =>
  visitor.getByRole('button', { name: `Compare ${name}`, exact: true });
const isPressed = async (visitor: Visitor, name: string) =>
  (await heart(visitor, name).look()).attributes['aria-pressed'];

test('two to four clubs are chosen, compared, and taken out again', async ({ visitor }) => {
  const chosen = (await allClubs()).slice(0, 4).map(({ name }) => name);
  await open(visitor, '/browse-clubs');
  for (const [index, name] of chosen.entries()) {
    await heart(visitor, name).click();
    await expect.poll(() => isPressed(visitor, name)).toBe('true');
    await bar(visitor)
      .getByText(`${index + 1}/4`)
      .waitFor();
  }
  await expect.poll(() => bar(visitor).getByRole('listitem').texts()).toEqual(chosen);
  await visitor.reload();
  await bar(visitor).getByText('4/4').waitFor();

  await bar(visitor).getByRole('link', { name: 'Compare' }).click();
  await visitor.getByRole('row', { name: /^Overall rating/ }).waitFor();
  expect(await visitor.address()).toBe('/compare');
  const compared = visitor.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => compared.texts()).toEqual(chosen);
  for (const name of chosen.slice(2))
    await visitor.getByRole('button', { name: `Remove ${name} from comparison` }).click();
  await expect.poll(() => compared.texts()).toEqual(chosen.slice(0, 2));
  await visitor.goBack();
  await visitor.getByRole('heading', { level: 1, name: 'Browse All Clubs' }).waitFor();
  await bar(visitor).getByText('2/4').waitFor();
});

test('a comparison is opened by its address, and kept on request', async ({ visitor }) => {
  const [first, second] = await allClubs();
  await open(visitor, `/compare?clubs=${first!.slug},${second!.slug}&near=LS6`);
  const compared = visitor.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => compared.texts()).toEqual([first!.name, second!.name]);
  const distances = visitor.getByRole('row', { name: /^Distance/ }).getByRole('cell');
  await expect.poll(async () => (await distances.texts())[0]).toMatch(/miles?$/);
  await visitor.getByRole('button', { name: 'Keep these clubs' }).click();
  await visitor.getByRole('button', { name: 'Clear All' }).waitFor();
  await expect.poll(() => visitor.address()).toBe('/compare?near=LS6');
});
