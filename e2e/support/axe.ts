import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose results can differ between themes; everything else is checked once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Legacy mode leaves out frames, which no page has, and saves opening a second page for each analysis. Passes aren't
 * reported, as that would be most of the work.
 */
const analysis = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/**
 * Waits until every element has the new theme's colours: even without motion that takes a moment. Polls by time,
 * because a headless browser short of CPU can skip frames for a minute, and keeps finished transitions in its list.
 */
async function untilColoursRest(page: Page) {
  for (let look = 1; look <= 2; look++) {
    await page.waitForFunction(
      () => document.getAnimations().every(({ playState }) => playState === 'finished'),
      undefined,
      { polling: 50 },
    );
  }
}

type Theme = 'light' | 'dark';

/**
 * Fails if axe finds anything on the page, which should be shown without motion. The first theme is checked against
 * all rules, the other for its colours.
 */
export async function expectNoViolations(page: Page, themes: readonly Theme[] = ['light', 'dark']) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await untilColoursRest(page);
    const rules =
      colorScheme === themes[0] ? analysis(page).withTags(RULES) : analysis(page).withRules(RULES_OF_COLOUR);
    const { violations } = await rules.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `${colorScheme} theme`).toEqual([]);
  }
}
