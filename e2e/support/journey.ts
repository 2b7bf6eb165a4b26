import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Counts what a journey costs its visitor. Each tap counts, including the two in a phone's own select list; typing
 * doesn't count, nor the keyboard's Search, Next or Go. Screens are how far the visitor has to scroll to what they tap
 * or read, in window heights; when the page scrolls on its own, that costs nothing.
 */
export class Journey {
  taps = 0;
  screens = 0;

  constructor(private readonly page: Page) {}

  /** Scrolls to the target if necessary, and taps it. */
  async tap(target: Locator): Promise<void> {
    await this.scrollTo(target);
    await target.click();
    this.taps += 1;
  }

  /** Opens a select list and chooses: two taps, the second in the system's own list. */
  async choose(list: Locator, choice: string): Promise<void> {
    await this.scrollTo(list);
    await list.focus();
    await list.selectOption(choice);
    this.taps += 2;
  }

  /** Scrolls until all of it is in the window, if necessary. */
  async scrollTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.stillness();
    this.screens += await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const way = top < 0 ? top : Math.max(bottom - window.innerHeight, 0);
      window.scrollBy({ top: way, behavior: 'instant' });
      return Math.abs(way) / window.innerHeight;
    });
  }

  /** Waits until the page no longer moves on its own. */
  private async stillness(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let before = -1;
          let calm = 0;
          const look = () => {
            calm = window.scrollY === before ? calm + 1 : 0;
            before = window.scrollY;
            if (calm >= 10) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }
}
