import type { Page } from '@playwright/test';

/** A text to look for: a string matches part of what's shown, ignoring case, unless it's `exact`. */
interface Exactly {
  exact?: boolean;
}

type Role = Parameters<Page['getByRole']>[0];

/** Where to look for parts of a page: in a page or a part of one. */
export interface Place<Part> {
  getByRole(role: Role, options?: Exactly & { name?: string | RegExp; level?: number }): Part;
  getByLabel(label: string | RegExp, options?: Exactly): Part;
  getByText(text: string | RegExp, options?: Exactly): Part;
}

/**
 * What the support code does with part of a page. Playwright's locators can do it, and so can other browsers' parts.
 */
export interface AnyPart<Part> extends Place<Part> {
  filter(options: { hasText: string | RegExp }): Part;
  first(): Part;
  nth(index: number): Part;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  check(options?: { force?: boolean }): Promise<void>;
  selectOption(choice: string): Promise<unknown>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
}

/**
 * What the support code does with a page: Playwright's, in Chromium, and those of `browsers`, in Firefox and WebKit.
 */
export interface AnyPage<Part> extends Place<Part> {
  waitForFunction(
    isTrue: (wanted: string) => unknown,
    wanted: string,
    options?: { polling: number },
  ): Promise<unknown>;
}
