import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can differ from theme to theme; everything else is checked once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Legacy mode leaves out frames, of which no page has any, and with them a second page for each analysis. What passes
 * is not reported, which would be most of the work.
 */
const analysis = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** Waits until every element has its colours of the new theme: even without motion they take a frame or two. */
async function untilColoursRest(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Fails with what axe finds on the page, in the light and in the dark theme. The page should be shown without motion. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilColoursRest(page);
    const rules =
      colorScheme === 'light' ? analysis(page).withTags(RULES) : analysis(page).withRules(RULES_OF_COLOUR);
    const { violations } = await rules.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `${colorScheme} theme`).toEqual([]);
  }
}
