import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './catalogue';
import type { Theme } from './catalogue';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the theme; all others are only checked once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds anything in a page's stories, including those in frames. */
export async function expectNoViolations(page: Page, theme: Theme) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (
    theme === 'light' ? axe.withTags(RULES) : axe.withRules(RULES_OF_COLOUR)
  ).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => `${id}: ${target.join(' ')} ${html}\n${failureSummary}`),
  );
  expect(found, `${theme} theme`).toEqual([]);
}
