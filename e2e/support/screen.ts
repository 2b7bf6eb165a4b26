import type { Page } from '@playwright/test';
import type { AnyPart, Place } from './any-page';

/** The toast whose text contains `text`. */
export const toast = <Part extends AnyPart<Part>>(page: Place<Part>, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** A list of options that others will replace, once those for all of the text typed have arrived. */
export const outdatedOptions = (page: Page) =>
  page.locator('[aria-busy="true"]', { has: page.getByRole('option') });

/** Types `text` into the field with exactly this label. */
export const fill = <Part extends AnyPart<Part>>(page: Place<Part>, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
