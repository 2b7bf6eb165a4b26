import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Where the keyboard focus is and whether a visitor can see it. */
interface Focus {
  /** What has the focus, for messages. */
  name: string;
  /** What keeps a visitor from seeing it; empty if nothing does. */
  faults: string[];
}

/** Describes the focused element, or null if there is none: at the edge of the page. */
function readFocus(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50);
    const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    // For a link that covers a whole card, the card has the outline.
    const hasOutline = [undefined, '::after'].some((part) => isOutlined(getComputedStyle(element, part)));
    const [box] = element.getClientRects();
    if (box === undefined) return { name: `<${element.localName}> ${name}`, faults: ['isn’t shown'] };
    const { left, right, top, bottom } = box;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const;
    const isInSight = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    });
    const faults = [
      ...(hasOutline ? [] : ['has no outline']),
      ...(isInSight ? [] : ['lies out of sight or behind something']),
    ];
    return { name: `<${element.localName}> ${name}`, faults };
  });
}

/** Fails unless a visitor can see what has the focus. */
async function expectFocusInSight(page: Page) {
  await expect
    .poll(async () => {
      const focus = await readFocus(page);
      return focus === null ? [] : focus.faults.map((fault) => `${focus.name} ${fault}`);
    })
    .toEqual([]);
}

/**
 * Presses Tab until `target` has the focus. Fails if a stop on the way can't be seen, or if the focus never gets there.
 * @param key 'Shift+Tab' goes backwards
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const MOST_PRESSES = 120;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} did not get the focus within ${MOST_PRESSES} presses of ${key}`);
}

/** Numbers all tab stops on the page, in reading order. */
function numberStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex === 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null,
    );
    return stops.map((element, index) => {
      element.setAttribute('data-stop', String(index));
      return `${index} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`;
    });
  });
}

/**
 * Tabs through the whole page with `key`, from one end to the other. Fails unless every control gets the focus visibly,
 * in reading order, and the focus leaves the page at the end.
 */
export async function walkOver(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = await numberStops(page);
  const expected = key === 'Tab' ? stops : stops.toReversed();
  const reached: string[] = [];
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? null);
  while (reached.length < expected.length) {
    await page.keyboard.press(key);
    const stop = await current();
    if (stop === null) break;
    await expectFocusInSight(page);
    reached.push(stops[Number(stop)]!);
  }
  expect(reached).toEqual(expected);
  // Beyond the edge is the browser's own window, or without one, the other end of the page.
  await page.keyboard.press(key);
  const beyond = await current();
  expect(beyond === null ? expected[0] : stops[Number(beyond)]).toBe(expected[0]);
}
