import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { expect, open, takeFromConsole, test } from '../support/test';

const METRICS_TOKEN = 'the-token-of-a-test';

test.describe('violations of the Content-Security-Policy', () => {
  let product: PrivateProduct;
  test.beforeAll(async () => {
    product = await startPrivateProduct({ METRICS_TOKEN });
  });
  test.afterAll(() => product?.remove());

  async function violations(): Promise<string[]> {
    const answer = await fetch(`${product.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return (await answer.text()).split('\n').filter((line) => line.startsWith('csp_violations_total{'));
  }

  test('are reported by the browser and counted, and nothing else is', async ({ page, consoleMessages }) => {
    const address = `${product.url}/faq`;
    await open(page, address);
    await open(page, address);
    expect(await violations()).toEqual([]);

    const didRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
      return document.title === 'ran';
    });
    expect(didRun).toBe(false);
    await takeFromConsole(consoleMessages, /Content Security Policy/);
    await expect
      .poll(violations)
      .toEqual(['csp_violations_total{directive="script-src-elem",source="inline"} 1']);
  });
});
