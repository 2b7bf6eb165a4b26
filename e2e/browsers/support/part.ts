import type { Locator } from '@playwright/test';
import type { AnyPart, Place } from '../../support/any-page';
import { choose, elementToPress, lookAt, prepare, selectText } from './find-in-page';
import type { Look, Step, Words } from './find-in-page';
import type { PreparedTab } from './prepared-tab';
import { until } from './until';

const getWords = (text: string | RegExp, isExact = false): Words =>
  text instanceof RegExp
    ? { pattern: text.source, match: { flags: text.flags } }
    : { pattern: text, match: isExact ? 'exactly' : 'within' };

type RoleOptions = Parameters<Place<unknown>['getByRole']>[1];
type TextOptions = Parameters<Place<unknown>['getByText']>[1];

/**
 * Part of a page, with the same names as Playwright's locators. It's looked up again for each action, and actions wait until
 * they're possible.
 */
export class Part implements AnyPart<Part> {
  constructor(
    private readonly tab: PreparedTab,
    private readonly steps: readonly Step[] = [],
  ) {}

  private then(step: Step) {
    return new Part(this.tab, [...this.steps, step]);
  }

  getByRole(role: Parameters<Locator['getByRole']>[0], { name, exact, level }: RoleOptions = {}) {
    return this.then({
      by: 'role',
      role,
      ...(name !== undefined && { name: getWords(name, exact) }),
      ...(level !== undefined && { level }),
    });
  }
  getByLabel(label: string | RegExp, { exact }: TextOptions = {}) {
    return this.then({ by: 'label', words: getWords(label, exact) });
  }
  getByText(text: string | RegExp, { exact }: TextOptions = {}) {
    return this.then({ by: 'text', words: getWords(text, exact) });
  }
  locator(selector: string) {
    return this.then({ by: 'selector', selector });
  }
  filter({ hasText }: { hasText: string | RegExp }) {
    return this.then({ by: 'holding', words: getWords(hasText) });
  }
  nth(index: number) {
    return this.then({ by: 'place', index });
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }

  /** How each of its elements looks now. */
  looks(): Promise<Look[]> {
    return this.tab.evaluate(lookAt, [...this.steps]);
  }
  async count() {
    return (await this.looks()).length;
  }
  async isVisible() {
    return (await this.looks()).some(({ isVisible }) => isVisible);
  }
  /** The texts of all its elements. */
  async texts() {
    return (await this.looks()).map(({ text }) => text);
  }
  /** How its only element looks; waits until there's exactly one. */
  look(): Promise<Look> {
    return until(`${this.description} is there once`, async () => {
      const looks = await this.looks();
      return looks.length === 1 ? looks[0] : undefined;
    });
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}) {
    const isWanted = state === 'visible';
    await until(
      `${this.description} is ${state}`,
      async () => (await this.isVisible()) === isWanted || undefined,
    );
  }

  async click() {
    await this.pressWhenReady(false);
  }
  async check() {
    if ((await this.look()).isChecked) return;
    await this.pressWhenReady(true);
    await until(`${this.description} is checked`, async () => (await this.look()).isChecked || undefined);
  }
  async fill(text: string) {
    await until(`${this.description} says "${text}"`, async () => {
      const field = await this.tab.element(selectText, [...this.steps]);
      await field?.type(text);
      const [look] = await this.looks();
      return look?.value === text || undefined;
    });
  }
  /** Types a text into the field with the keyboard. */
  async type(text: string) {
    const field = await this.tab.element(selectText, [...this.steps]);
    await field?.type(text);
  }
  async selectOption(choice: string) {
    await until(
      `${this.description} offers "${choice}"`,
      async () => (await this.tab.evaluate(choose, [...this.steps], choice)) || undefined,
    );
  }

  /** Waits until a click would reach it and it has stopped moving, then clicks it. */
  private async pressWhenReady(ofLabel: boolean) {
    const steps = [...this.steps];
    let before = '';
    await until(`${this.description} can be pressed`, async (explain) => {
      const readiness = await this.tab.evaluate(prepare, steps, ofLabel);
      if ('hindrance' in readiness) return explain(readiness.hindrance);
      const isStill = readiness.place === before;
      before = readiness.place;
      if (!isStill) return explain('it moves');
      const element = await this.tab.element(elementToPress, steps, ofLabel);
      if (element === undefined) return explain('it has gone');
      await element.click();
      return true;
    });
  }

  private get description() {
    return this.steps
      .map((step) =>
        Object.values(step)
          .map((value) => JSON.stringify(value))
          .join(' '),
      )
      .join(' › ');
  }
}
