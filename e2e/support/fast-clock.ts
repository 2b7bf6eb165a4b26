import type { Page } from '@playwright/test';

/** Sets the device's clock ahead, before the page's own scripts. */
export const setClockAhead = (page: Page, hours: number) =>
  page.addInitScript((ahead) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...parts: [] | [number | string]) {
        super(...((parts.length > 0 ? parts : [RealDate.now() + ahead]) as [number]));
      }
      static override now() {
        return RealDate.now() + ahead;
      }
    } as DateConstructor;
  }, hours * 3_600_000);
