import type { Page } from '@playwright/test';

/** The toast whose text holds `text`. */
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Writes `text` into the field with exactly this label. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
