import { logInByCookie } from '../support/moderator';
import type { Product } from '../support/private-product';
import { fromApi } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** Points (1/72 inch); a printer's rounding is less than one. */
const SIZES = { A4: [595, 842], A5: [420, 595] } as const;

test.describe('the poster that asks for reviews', () => {
  let product: Product;

  test.beforeAll(({ ownSite }) => {
    ({ product } = ownSite);
  });

  test('is printed on one sheet of the chosen paper', async ({ page }) => {
    const { demoLogin } = await fromApi<{ demoLogin: object }>('/config', product.apiUrl);
    await logInByCookie(page, product.url, '/club-admin', demoLogin);
    await open(page, `${product.url}/club-admin/ask-for-reviews`);
    for (const [size, points] of Object.entries(SIZES)) {
      await page.getByRole('radio', { name: size }).check();
      await expect(page.getByRole('region', { name: `Poster, ${size}` })).toBeVisible();
      const print = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      const sheets = [...print.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(sheets.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))))).toEqual([points]);
    }
  });
});
