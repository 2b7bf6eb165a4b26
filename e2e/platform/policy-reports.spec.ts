import { startShell } from '../support/shell-process';
import type { ShellProcess } from '../support/shell-process';
import { expect, open, takeFromConsole, test } from '../support/test';

const METRICS_TOKEN = 'the-token-of-a-test';

test.describe('violations of the Content-Security-Policy', () => {
  let shell: ShellProcess;
  test.beforeAll(async () => {
    shell = await startShell({ env: { METRICS_TOKEN } });
  });
  test.afterAll(() => shell?.stop());

  async function violations(): Promise<string[]> {
    const answer = await fetch(`${shell.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return (await answer.text()).split('\n').filter((line) => line.startsWith('csp_violations_total{'));
  }

  test('are reported by the browser and counted, and nothing else is', async ({ page, consoleMessages }) => {
    const address = `${shell.url}/faq`;
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
