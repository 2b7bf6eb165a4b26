import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a window of a different width, in the other theme, can change. */
const RULES_OF_LOOK = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
  'meta-viewport',
  'page-has-heading-one',
  'skip-link',
];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Legacy mode leaves out frames, which no page has, and saves opening a second page for each analysis. Passes aren't
 * reported, and style sheets aren't fetched again for a rule about turned devices, as that would be most of the work.
 */
const analysis = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });

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

/**
 * What axe finds on the page, which should be shown without motion; a line for each finding.
 * @param rules all of them, or those about what the window's width and the theme can change
 */
export async function findViolations(page: Page, rules: 'all' | 'of the look'): Promise<string[]> {
  await untilColoursRest(page);
  const chosen = rules === 'all' ? analysis(page).withTags(TAGS) : analysis(page).withRules(RULES_OF_LOOK);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
