import { openAsDemoClub } from '../support/demo-club';
import { expect, test } from '../support/test';

/** Points (1/72 inch); a printer's rounding is less than one. */
const SIZES = { A4: [595, 842], A5: [420, 595] } as const;

test('the poster that asks for reviews is all that gets printed, on one sheet of the chosen paper', async ({
  page,
  ownSite: { product },
}) => {
  await openAsDemoClub(page, product);
  await page.getByRole('link', { name: 'Ask your families' }).click();
  const address = await page.getByLabel('Address').inputValue();
  expect(address).toMatch(/\/r\/[a-z0-9-]+$/);
  const club = address.split('/').at(-1)!;
  const led = await page.request.get(address);
  expect(led.url()).toBe(`${product.url}/clubs/${club}?write-review=${club}`);
  expect(led.ok()).toBe(true);
  for (const [size, points] of Object.entries(SIZES)) {
    await page.getByRole('radio', { name: size }).check();
    await expect(page.getByRole('region', { name: `Poster, ${size}` })).toBeVisible();
    const print = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sheets = [...print.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))))).toEqual([points]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Poster, A5' })).toBeVisible();
});
