import type { AnyPage } from '../../support/any-page';
import { Part } from './part';
import { prepareTab } from './prepared-tab';
import type { NamedKey, Tab } from './tab';
import { until } from './until';

/** A page as a visitor sees it. It has as much of Playwright's page as the journeys need. */
export class Visitor extends Part implements AnyPage<Part> {
  /** Console messages that the test expects. */
  private readonly taken: RegExp[] = [];

  constructor(
    private readonly own: Tab,
    private readonly siteUrl: string,
  ) {
    super(prepareTab(own));
  }

  goto(path: string) {
    return this.own.goto(new URL(path, this.siteUrl).href);
  }
  reload() {
    return this.own.reload();
  }
  goBack() {
    return this.own.goBack();
  }
  goForward() {
    return this.own.goForward();
  }
  pressKey(key: NamedKey) {
    return this.own.press(key);
  }
  resize(width: number, height: number) {
    return this.own.resize(width, height);
  }
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return this.own.evaluate(run, ...args);
  }
  waitForFunction(isTrue: (wanted: string) => unknown, wanted: string) {
    return until(`${isTrue.toString()} is true for "${wanted}"`, async () =>
      (await this.own.evaluate(isTrue, wanted)) ? true : undefined,
    );
  }
  /** The address without the site's origin. */
  address() {
    return this.own.evaluate(() => location.pathname + location.search + location.hash);
  }
  /** Expects console messages that would otherwise fail the test. */
  expectInConsole(pattern: RegExp) {
    this.taken.push(pattern);
  }
  /** Console messages that the test doesn't expect. */
  unexpectedMessages() {
    return this.own
      .consoleMessages()
      .filter((message) => !this.taken.some((pattern) => pattern.test(message)));
  }
  close() {
    return this.own.close();
  }
}
