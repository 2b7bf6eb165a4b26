import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Counts what a journey costs its visitor. A press counts one, also the two that a phone's own list of choices takes; typing
 * doesn't count, nor the keyboard's own Search, Next or Go. Screens are the way that the visitor has to scroll to what
 * they press or read, in heights of the window; where the page moves by itself costs nothing.
 */
export class Journey {
  taps = 0;
  screens = 0;

  constructor(private readonly page: Page) {}

  /** Scrolls to what is to be pressed, where that's necessary, and presses it. */
  async tap(target: Locator): Promise<void> {
    await this.scrollTo(target);
    await target.click();
    this.taps += 1;
  }

  /** Opens a list of choices and chooses: two taps, of which the system draws the second. */
  async choose(list: Locator, choice: string): Promise<void> {
    await this.scrollTo(list);
    await list.focus();
    await list.selectOption(choice);
    this.taps += 2;
  }

  /** Scrolls until all of it is in the window, as far as that's necessary. */
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

  /** Waits until the page moves no more by itself. */
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
