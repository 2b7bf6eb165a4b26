import { findCutOff } from '../support/cut-off';
import { PUBLIC_ROUTES, getPath } from '../support/public-routes';
import { expect, open, test } from '../support/test';

const GROUPS = 4;

/** What the browser itself logs about a response that a page shows. */
const REFUSAL = /Failed to load resource: the server responded with a status of 4\d\d/;

test.use({ reducedMotion: 'reduce' });

// React logs where the browser's first rendering differs from the server's. What the build leaves out (attributes), and
// other windows, are in e2e/quality.
for (let group = 0; group < GROUPS; group += 1) {
  test(`public pages fit a phone and are rendered as on the server, part ${group + 1} of ${GROUPS} @phone-only`, async ({
    page,
    consoleMessages,
  }) => {
    for (const route of PUBLIC_ROUTES.filter((_, index) => index % GROUPS === group)) {
      await test.step(route.name, async () => {
        await open(page, await getPath(route));
        await page.waitForLoadState('networkidle');
        await expect.soft
          .poll(() => findCutOff(page), { message: `cut off: ${route.name}`, timeout: 10_000 })
          .toEqual([]);
        const messages = consoleMessages.splice(0).filter((line) => !REFUSAL.test(line));
        expect.soft(messages, `in the console: ${route.name}`).toEqual([]);
      });
    }
  });
}
